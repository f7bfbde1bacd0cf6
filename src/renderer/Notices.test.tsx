import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PanelProviders } from '../../tests/support/PanelProviders'
import { Page, PageSession } from '.'

const pageOf = (item: Record<string, unknown>) => ({
  page: { label: 'Test' },
  sections: [
    {
      id: 's',
      content: [{ id: 'f', label: 'Field', ...item }],
      saveButton: { label: 'Save', data: ['f'] },
      onSave: { type: 'controller', endpoint: 'a/b', method: 'm' },
    },
  ],
})

/** Draws a page with one field; every Save is taken. */
function draw(item: Record<string, unknown>): PageSession {
  const session = new PageSession(pageOf(item))
  render(
    <PanelProviders>
      <Page
        session={session}
        coreSections={{}}
        run={() => Promise.resolve(true)}
        sectionImage={(image) => image}
        openDoc={undefined}
        showDescriptions
      />
    </PanelProviders>,
  )
  return session
}

const noticed = () =>
  [...document.querySelectorAll<HTMLElement>('[data-item=f] [data-notice]')].map(
    ({ dataset }) => dataset['notice'],
  )

const high = { value: 'high', label: 'High' }
const choice = { element: 'select', value: { value: 'ultra', label: 'Ultra' }, options: [high] }

it('speaks of a value that is no option until another is chosen, and again once it is back', async () => {
  draw(choice)
  const field = screen.getByLabelText('Field')
  expect(noticed()).toEqual(['valueNotAmongOptions'])
  await userEvent.selectOptions(field, 'High')
  expect(noticed()).toEqual([])
  expect(field.getAttribute('aria-describedby')).toBeNull()
  await userEvent.selectOptions(field, 'Ultra')
  expect(noticed()).toEqual(['valueNotAmongOptions'])
})

it('keeps quiet after Save, and speaks again when the player pushes the same value again', async () => {
  const session = draw(choice)
  await userEvent.selectOptions(screen.getByLabelText('Field'), 'High')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Sent to the player')
  expect(noticed()).toEqual([])
  act(() => session.push(pageOf(choice)))
  expect(noticed()).toEqual(['valueNotAmongOptions'])
})

it.each([
  ['number', 'many', 'notANumber', '7'],
  ['date', 'someday', 'notADate', '2026-02-03'],
  ['time', 'noon', 'notATime', '07:30'],
  ['color', { red: 51 }, 'notAColor', '#336699'],
])('speaks of what a field of type %s cannot hold until it holds something else', async (...row) => {
  const [type, value, code, other] = row
  draw({ element: 'input', type, value })
  expect(noticed()).toEqual([code])
  const field = screen.getByLabelText('Field')
  await userEvent.clear(field)
  await userEvent.type(field, other)
  expect(noticed()).toEqual([])
})

it('speaks of a value that the schema refuses until it is another', async () => {
  draw({ element: 'switch', value: { on: 'yes' } })
  expect(noticed()).toEqual(['schema'])
  await userEvent.click(screen.getByLabelText('Field'))
  expect(noticed()).toEqual([])
})

it('goes on saying what is wrong with the item itself', async () => {
  draw({ element: 'switch', value: false, visibleIf: { field: 'nobody', value: true } })
  await userEvent.click(screen.getByLabelText('Field'))
  expect(noticed()).toEqual(['visibleIfUnknownField'])
})
