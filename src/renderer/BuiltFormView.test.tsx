import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { ContentItem } from '../../schemas/generated/types'
import { PanelProviders } from '../../tests/support/PanelProviders'
import { BuiltFormView, useBuiltForm, useFormValue } from './BuiltFormView'
import type { FormValues } from './form/BuiltForm'

const content = (name: string): ContentItem[] => [
  {
    id: 'name',
    element: 'input',
    type: 'text',
    label: 'Name',
    value: name,
    attributes: [{ required: true }],
  },
  {
    id: 'look',
    element: 'button',
    label: 'Look around',
    onClick: { type: 'panel', endpoint: 'panel', method: 'look', data: { far: true } },
  },
]

const onSubmit = vi.fn<(values: FormValues) => void>()
const onAction = vi.fn<(method: string, data: unknown) => void>()

function Form({ name }: { name: string }) {
  const form = useBuiltForm(content(name))
  const value = useFormValue(form, 'name')
  return (
    <PanelProviders>
      <output>{String(value)}</output>
      <BuiltFormView form={form} id="built" onSubmit={onSubmit} onAction={onAction} />
      <button type="submit" form="built">
        Done
      </button>
    </PanelProviders>
  )
}

it('submits the values by Enter and by a button elsewhere', async () => {
  render(<Form name="Attic" />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Name'), ' room{Enter}')
  expect(onSubmit).toHaveBeenLastCalledWith({ name: 'Attic room' })
  onSubmit.mockClear()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

it('does not submit while a field breaks its limits; the first one gets the focus', async () => {
  onSubmit.mockClear()
  render(<Form name="" />)
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).not.toBe('')
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})

it('hands a button of the form to its owner by the method that it names', async () => {
  render(<Form name="Attic" />)
  await userEvent.click(screen.getByRole('button', { name: 'Look around' }))
  expect(onAction).toHaveBeenCalledWith('look', { far: true })
})

it('shows what is pushed into it later, and tells who reads a value', async () => {
  const { rerender } = render(<Form name="Attic" />)
  rerender(<Form name="Cellar" />)
  expect(await screen.findByDisplayValue('Cellar')).toBeTruthy()
  expect(document.querySelector('output')?.textContent).toBe('Cellar')
})

function EmptyForm() {
  return (
    <PanelProviders>
      <BuiltFormView form={useBuiltForm([])} />
    </PanelProviders>
  )
}

it('says nothing of a form without fields: what that means its owner knows', () => {
  const { container } = render(<EmptyForm />)
  expect(container.querySelector('form')?.textContent).toBe('')
})
