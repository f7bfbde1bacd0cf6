import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import stations from '../../../fixtures/pushUiConfig/schema-section.json'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { schemaPage } from '../../../tests/support/schemaPage'
import { PageSession } from '../form/PageSession'
import type { PageCommand } from '../model/PageCommand'
import { Page } from '../Page'
// The chunk that a page fetches: here before the first test, for it takes seconds on a busy machine.
import './SchemaForm'

const noCoreSections = {}

/** A page whose only section carries this schema and value; what Save sends comes to `sent`. */
async function draw(raw: unknown) {
  const session = new PageSession(raw)
  const sent: unknown[] = []
  const run = vi.fn<(command: PageCommand) => Promise<boolean>>((command) => {
    if (command.kind === 'callMethod') sent.push(command.payload['data'])
    return Promise.resolve(true)
  })
  render(
    <PanelProviders>
      <Page
        session={session}
        coreSections={noCoreSections}
        run={run}
        sectionImage={() => ''}
        openDoc={() => undefined}
        showDescriptions
      />
    </PanelProviders>,
  )
  const save = await screen.findByRole('button', { name: /Save/ })
  await waitFor(() => expect(document.querySelector('[data-element=schema] input')).not.toBeNull())
  return { session, sent, save, user: userEvent.setup() }
}

it('shows defaults, which are nobody’s edit, and sends them with Save', async () => {
  const { session, sent, save, user } = await draw(stations)
  expect(session.hasEdits()).toBe(false)
  await user.click(save)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({ ...stations.sections[0]?.value, volume: 40 })
})

it('sends the whole value with what was edited, untouched values in their types', async () => {
  const { session, sent, save, user } = await draw(
    schemaPage(
      {
        type: 'object',
        properties: { a: { type: 'string', title: 'A' }, n: { type: 'number', title: 'N' } },
      },
      { a: 'x', n: 2.5, other: [1, { deep: null }] },
    ),
  )
  await user.type(screen.getByLabelText('A'), 'yz')
  await waitFor(() => expect(session.hasEdits()).toBe(true))
  await user.click(save)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({ a: 'xyz', n: 2.5, other: [1, { deep: null }] })
  expect(session.hasEdits()).toBe(false)
})

it('says what is wrong at the field, and sends nothing', async () => {
  const { sent, save, user } = await draw(stations)
  await user.click(screen.getByRole('switch', { name: /Quiet at night/ }))
  expect(await screen.findByText('Quiet from')).toBeTruthy()
  await user.click(save)
  expect((await screen.findByText('Fill this in.')).getAttribute('role')).toBe('alert')
  expect(sent).toEqual([])
})

it('adds, removes and brings back entries of a list', async () => {
  const { session, sent, save, user } = await draw(stations)
  const list = () => screen.getByRole('group', { name: 'Stations' })
  await user.click(within(list()).getByRole('button', { name: 'Remove Harbour Jazz' }))
  expect(await screen.findByText('Harbour Jazz is removed.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await within(list()).findByRole('button', { name: 'Remove Harbour Jazz' })).toBeTruthy()
  expect(session.hasEdits()).toBe(false)
  await user.click(within(list()).getByRole('button', { name: 'Move Morning News' }))
  await user.click(within(list()).getByRole('button', { name: 'Move Morning News up' }))
  await user.click(save)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ stations: [{ name: 'Morning News' }, { name: 'Harbour Jazz' }] })
})

it('says what is wrong where no field is drawn, too', async () => {
  const { sent, save, user } = await draw(
    schemaPage({ type: 'object', required: ['gone'], properties: { a: { type: 'string', title: 'A' } } }),
  )
  await user.click(save)
  expect((await screen.findByRole('alert')).textContent).toBe('gone: Fill this in.')
  expect(sent).toEqual([])
})

it('offers a removed entry until something else has brought it back', async () => {
  const { user } = await draw(stations)
  await user.click(screen.getByRole('button', { name: 'Remove Harbour Jazz' }))
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo changes' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  expect(screen.getAllByRole('button', { name: 'Remove Harbour Jazz' })).toHaveLength(1)
})

it('moves an entry on and on by the same button', async () => {
  const { user } = await draw(stations)
  await user.click(screen.getByRole('button', { name: 'Move Morning News' }))
  await user.click(screen.getByRole('button', { name: 'Move Morning News up' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Morning News'))
  const down = screen.getByRole('button', { name: 'Move Morning News down' })
  await user.click(down)
  await waitFor(() => expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('Morning News'))
  expect(screen.getByRole('button', { name: 'Move Morning News down' })).toBe(down)
})

it('moves an entry by the keys of its handle, and says where it is', async () => {
  const { user } = await draw(stations)
  const handle = screen.getByRole('button', { name: 'Move Morning News' })
  handle.focus()
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Morning News'))
  expect(screen.getByText('Morning News: place 1 of 2').getAttribute('role')).toBe('status')
  await waitFor(() => expect(document.activeElement).toBe(handle))
  await user.keyboard('{ArrowUp}{End}')
  await waitFor(() => expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('Morning News'))
})

const nightly = {
  type: 'object',
  properties: {
    on: { type: 'boolean', title: 'On' },
    pair: { type: 'array', title: 'Pair', items: [{ type: 'number' }, { type: 'string' }] },
    many: { type: 'array', title: 'Many' },
    kind: { type: 'string', title: 'Kind', enum: ['a', 'b', 'c'] },
  },
  allOf: [
    {
      if: { properties: { on: { const: true } }, required: ['on'] },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword
      then: { properties: { from: { type: 'string', title: 'From', default: '22:00' } } },
    },
  ],
}

it('keeps what nobody touched when a change brings other fields', async () => {
  const value = { on: false, pair: [1, 'x'], many: [[1], {}], kind: 'stray' }
  const { sent, save, user } = await draw(schemaPage(nightly, value))
  await user.click(screen.getByRole('switch', { name: 'On' }))
  await screen.findByLabelText('From')
  await user.selectOptions(screen.getByLabelText('Kind'), 'a')
  await user.click(save)
  await waitFor(() => expect(sent).toEqual([{ ...value, on: true, kind: 'a', from: '22:00' }]))
})

it('brings back what was typed in a field that went, once that is there again', async () => {
  const { sent, save, user } = await draw(schemaPage(nightly, { on: true, from: '20:15' }))
  const on = screen.getByRole('switch', { name: 'On' })
  await user.type(screen.getByLabelText('From'), ' sharp')
  await user.click(on)
  await waitFor(() => expect(screen.queryByLabelText('From')).toBeNull())
  await user.click(on)
  expect(await screen.findByDisplayValue('20:15 sharp')).toBeTruthy()
  await user.click(on)
  await user.click(save)
  await waitFor(() => expect(sent).toEqual([{ on: false }]))
})

it('draws choices of any kind of value, without a type, too', async () => {
  const first = { host: 'a', port: 1 }
  const second = { host: 'b', port: 2 }
  const { sent, save, user } = await draw(
    schemaPage(
      {
        type: 'object',
        properties: {
          name: { type: 'string', title: 'Name' },
          mixed: {
            title: 'Mixed',
            oneOf: [
              { const: 1, title: 'one' },
              { const: 'x', title: 'letter' },
            ],
          },
          place: { type: 'object', title: 'Place', enum: [first, second] },
        },
      },
      { name: 'n', mixed: 1, place: first },
      { place: { 'ui:enumNames': ['Here', 'There'] } },
    ),
  )
  await user.selectOptions(screen.getByLabelText('Mixed'), 'letter')
  await user.selectOptions(screen.getByLabelText('Place'), 'There')
  await user.click(save)
  await waitFor(() => expect(sent).toEqual([{ name: 'n', mixed: 'x', place: second }]))
})

it('brings back the other branch, too', async () => {
  const { user } = await draw(
    schemaPage(
      {
        type: 'object',
        properties: { quiet: { type: 'boolean', title: 'Quiet' } },
        if: { properties: { quiet: { const: true } }, required: ['quiet'] },
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword
        then: { properties: { from: { type: 'string', title: 'From' } }, required: ['from'] },
        else: { properties: { gain: { type: 'number', title: 'Gain', maximum: 6 } } },
      },
      { quiet: false, gain: 2 },
    ),
  )
  await user.click(screen.getByRole('switch', { name: 'Quiet' }))
  await user.type(await screen.findByLabelText(/From/), '22:00')
  await user.click(screen.getByRole('switch', { name: 'Quiet' }))
  await screen.findByLabelText('Gain')
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Gain').value).toBe('2'))
})

it('moves an entry on through a long list, and keeps it at hand and open', async () => {
  const names = Array.from({ length: 30 }, (_, place) => ({ name: `Place ${place}` }))
  const entry = { type: 'object', properties: { name: { type: 'string', title: 'Name' } } }
  const { user } = await draw(
    schemaPage(
      { type: 'object', properties: { a: { type: 'string' }, list: { type: 'array', items: entry } } },
      { list: names },
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Place 24' }))
  const handle = () => screen.getByRole('button', { name: 'Move Place 24' })
  handle().focus()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement).toBe(handle()))
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getAllByRole('listitem')[26]?.textContent).toContain('Place 24'))
  await waitFor(() => expect(document.activeElement).toBe(handle()))
  expect(screen.getByRole('button', { name: 'Place 24' }).getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByDisplayValue('Place 24')).toBeTruthy()
})
