import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { PanelProviders } from '../../../../tests/support/PanelProviders'
import { BuiltFormView, useBuiltForm, type FormValues } from '../..'

const onSubmit = vi.fn<(values: FormValues) => void>()
const user = userEvent.setup()

function Form({ item }: { item: Record<string, unknown> }) {
  const form = useBuiltForm([{ id: 'hints', element: 'input', type: 'text', label: 'Hints', ...item }])
  return (
    <PanelProviders>
      <BuiltFormView form={form} onSubmit={onSubmit} />
      <button type="button" onClick={() => onSubmit(form.values())}>
        Read
      </button>
    </PanelProviders>
  )
}
const draw = (item: Record<string, unknown>) => {
  onSubmit.mockClear()
  render(<Form item={item} />)
  return screen.getByLabelText<HTMLTextAreaElement>('Hints')
}
const sent = async () => {
  await user.click(screen.getByRole('button', { name: 'Read' }))
  return onSubmit.mock.lastCall?.[0]['hints']
}

it.each([
  ['textarea', 'first line\nsecond line\n', '!', 'first line\nsecond line\n!'],
  ['textarea', '  a\r\nb\r\n', '\nc ', '  a\r\nb\r\n\r\nc '],
  ['text', 'a\nb', '\n', 'a\nb\n'],
  ['string', 'a\rb', '!', 'a\rb!'],
])('keeps the lines of %s with %j byte for byte', async (type, value, typed, saved) => {
  const field = draw({ type, value, attributes: [{ rows: 6 }] })
  expect([field.tagName, field.rows]).toEqual(['TEXTAREA', 6])
  expect(await sent()).toBe(value)
  fireEvent.change(field, { target: { value: field.value + typed } })
  expect(await sent()).toBe(saved)
})

it('stays while the last of its line ends is deleted', async () => {
  const field = draw({ value: 'a\nb' })
  await user.type(field, '{Backspace}{Backspace}c')
  expect(screen.getByLabelText('Hints')).toBe(field)
  expect(document.activeElement).toBe(field)
  expect(await sent()).toBe('ac')
})

it.each([
  [undefined, 4],
  [0, 4],
  ['8', 8],
  [500, 24],
])('shows for rows %j %d lines', (rows, lines) => {
  expect(draw({ type: 'textarea', value: '', attributes: [{ rows }] }).rows).toBe(lines)
})

it('Enter is a line of it and saves nothing', async () => {
  const field = draw({ type: 'textarea', value: '' })
  await user.type(field, 'a{Enter}b')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(field.value).toBe('a\nb')
})
