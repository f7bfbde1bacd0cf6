import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { toForms } from '../../authoring/toForm/toForms'
import { PageSession } from '../../src/renderer/form/PageSession'
import { Page } from '../../src/renderer/Page'
import '../../src/renderer/schemaForm/SchemaForm'
import type { JsonObject } from '../../authoring/json/Json'
import { PanelProviders } from '../support/PanelProviders'

afterEach(cleanup)

/** A page with an item of each element, as authors write them. */
const page: JsonObject = {
  page: { label: 'Attic radio' },
  sections: [
    {
      id: 'radio',
      element: 'section',
      label: 'Radio',
      onSave: { type: 'controller', endpoint: 'music_service/attic', method: 'save' },
      saveButton: {
        label: 'Save radio',
        data: [
          'name',
          'mode',
          'rate',
          'night',
          'hush',
          'gain',
          'port',
          'code',
          'wake',
          'month',
          'lines',
          'site',
        ],
      },
      content: [
        { id: 'name', element: 'input', type: 'text', label: 'Name', value: 'Attic' },
        {
          id: 'mode',
          element: 'select',
          label: 'Mode',
          value: { value: 'mono', label: 'One' },
          options: [
            { value: 'mono', label: 'One' },
            { value: 'stereo', label: 'Two' },
          ],
        },
        { id: 'rate', element: 'select', label: 'Rate', value: 48, options: [44, 48, 96] },
        { id: 'night', element: 'switch', label: 'Night', value: false },
        {
          id: 'hush',
          element: 'input',
          type: 'number',
          label: 'Hush',
          value: 3,
          attributes: [{ min: 0 }, { max: 10 }],
          visibleIf: { field: 'night', value: true },
        },
        {
          id: 'gain',
          element: 'equalizer',
          label: 'Gain',
          config: { orientation: 'horizontal', bars: [{ min: -12, max: 12, step: 1, value: 2 }] },
        },
        {
          id: 'port',
          element: 'input',
          type: 'number',
          label: 'Port',
          value: 80,
          visibleIf: { field: 'mode', value: 'stereo' },
        },
        { id: 'code', element: 'input', type: 'password', label: 'Code', value: 's3cret' },
        { id: 'wake', element: 'input', type: 'time', label: 'Wake', value: '07:30' },
        { id: 'month', element: 'input', type: 'month', label: 'Month', value: '2026-11' },
        { id: 'lines', element: 'input', type: 'textarea', label: 'Lines', value: 'one\ntwo' },
        { id: 'site', element: 'input', type: 'url', label: 'Site', value: 'https://radio.example/a' },
        {
          id: 'reset',
          element: 'button',
          label: 'Reset',
          button_label: 'Reset it',
          onClick: { type: 'plugin', endpoint: 'music_service/attic', method: 'reset', data: {} },
        },
      ],
    },
  ],
}

async function draw(raw: unknown) {
  const sent: unknown[] = []
  render(
    <PanelProviders>
      <Page
        session={new PageSession(raw)}
        coreSections={{}}
        run={(command) => {
          if (command.kind === 'callMethod') sent.push(command.payload)
          return Promise.resolve(true)
        }}
        sectionImage={() => ''}
        openDoc={() => undefined}
        showDescriptions
      />
    </PanelProviders>,
  )
  await screen.findByLabelText('Name')
  return sent
}

const user = userEvent.setup()
const choose = async (name: string, option: string) => {
  const select = screen.getByLabelText(name)
  await user.selectOptions(select, within(select).getByRole('option', { name: option }))
}

/** Edits fields of every kind; the same words lead to them on both pages. */
async function edit() {
  await user.type(screen.getByLabelText('Name'), ' radio')
  await choose('Mode', 'Two')
  await choose('Rate', '96')
  await user.click(screen.getByRole('switch', { name: 'Night' }))
  const hush = await screen.findByLabelText('Hush')
  await user.clear(hush)
  await user.type(hush, '7')
  await screen.findByLabelText('Port')
  await user.type(screen.getByLabelText('Code'), '!')
  await user.type(screen.getByLabelText('Lines'), ' and three')
  const gain = within(screen.getByRole('group', { name: 'Gain' })).getByRole('slider')
  gain.focus()
  await user.keyboard('{ArrowRight}')
}

async function saved(raw: unknown, act: () => Promise<void>): Promise<unknown> {
  const sent = await draw(raw)
  await act()
  await user.click(screen.getByRole('button', { name: 'Save radio' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  cleanup()
  return sent[0]
}

it('a page of content items and the one with forms save the same, untouched and edited', async () => {
  const { page: withForms, notes } = toForms(page)
  expect(notes).toEqual([])
  const untouched = () => Promise.resolve()
  expect(await saved(withForms, untouched)).toEqual(await saved(page, untouched))
  const edited = await saved(page, edit)
  expect(edited).toMatchObject({
    data: { name: 'Attic radio', mode: { value: 'stereo' }, rate: 96, night: true, hush: 7, gain: [3] },
  })
  expect(await saved(withForms, edit)).toEqual(edited)
})
