import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { PanelProviders } from '../../../../tests/support/PanelProviders'
import { BuiltFormView, useBuiltForm, type FormValues } from '../..'

const onSubmit = vi.fn<(values: FormValues) => void>()
const user = userEvent.setup()

function Form({ item }: { item: Record<string, unknown> }) {
  const form = useBuiltForm([
    { id: 'gain', element: 'input', type: 'number', label: 'Gain', ...item },
    { id: 'after', element: 'switch', label: 'After', value: false },
  ])
  return (
    <PanelProviders>
      <BuiltFormView form={form} id="form" onSubmit={onSubmit} />
      <button type="button" onClick={() => form.revert()}>
        Undo
      </button>
    </PanelProviders>
  )
}

const draw = (item: Record<string, unknown> = { value: 1.5 }) => {
  onSubmit.mockClear()
  render(<Form item={item} />)
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Gain' })
}
const write = async (field: HTMLInputElement, text: string) => {
  await user.clear(field)
  await user.type(field, `${text}{Enter}`)
}

it.each([
  ['2,5', 2.5],
  ['0,7', 0.7],
  ['-1,5', -1.5],
  ['−3', -3],
  ['１２', 12],
])('sends for “%s” %d and shows what was typed', async (text, value) => {
  const field = draw()
  await write(field, text)
  expect(onSubmit).toHaveBeenLastCalledWith({ gain: value, after: false })
  expect(field.value).toBe(text)
})

it('takes what was pasted with spaces around it and between thousands', async () => {
  const field = draw()
  await user.clear(field)
  await user.paste('\u00a012\u202f500,25 ')
  await user.type(field, '{Enter}')
  expect(onSubmit).toHaveBeenLastCalledWith({ gain: 12500.25, after: false })
})

it.each([
  ['1,234', 'This can be read in two ways. Write 1234 or 1,2340.'],
  ['-', 'Enter a number.'],
  ['2 dB', 'Enter a number.'],
])('refuses “%s” at the field and leaves it there', async (text, words) => {
  const field = draw()
  await write(field, text)
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toBe(words)
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual([text, 'true'])
  await write(field, '4')
  expect(onSubmit).toHaveBeenLastCalledWith({ gain: 4, after: false })
})

it('keeps limits however the number is written', async () => {
  const field = draw({ value: 1, min: -12, max: 30 })
  await write(field, '30,5')
  expect(screen.getByRole('alert').textContent).toBe('Enter 30 or less.')
  await write(field, '−12,5')
  expect(screen.getByRole('alert').textContent).toBe('Enter -12 or more.')
  expect(onSubmit).not.toHaveBeenCalled()
})

it('sends null where it was cleared', async () => {
  await write(draw(), '{Backspace}')
  expect(onSubmit).toHaveBeenLastCalledWith({ gain: null, after: false })
})

it('goes by steps with the arrow keys, and not where it cannot be changed', async () => {
  const field = draw({ value: '0.2', attributes: [{ min: 0 }, { step: 0.1 }] })
  await user.type(field, '{ArrowUp}{ArrowUp}{ArrowDown}{Enter}')
  expect(onSubmit).toHaveBeenLastCalledWith({ gain: 0.3, after: false })
})

it('cannot be changed by arrow keys where it is read only', async () => {
  const field = draw({ value: 4, attributes: ['readonly'] })
  await user.type(field, '{ArrowUp}5')
  expect(field.value).toBe('4')
})

it('shows what the player said once the edit is taken back', async () => {
  const field = draw()
  await user.clear(field)
  await user.type(field, '2,')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(field.value).toBe('1.5')
})

it.each([
  [{ value: 1, min: 0 }, 'decimal'],
  [{ value: 1 }, 'decimal'],
  [{ value: -1 }, 'text'],
  [{ value: 1, min: -12 }, 'text'],
])('calls with %j the keys of a phone that can write it: %s', (item, mode) => {
  expect(draw(item).inputMode).toBe(mode)
})
