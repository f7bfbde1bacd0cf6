import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PanelProviders } from '../../../../tests/support/PanelProviders'
import { BuiltFormView, useBuiltForm } from '../../BuiltFormView'

function Form() {
  const form = useBuiltForm([
    { id: 'password', element: 'input', type: 'password', label: 'Secret', value: '' },
  ])
  return (
    <PanelProviders>
      <BuiltFormView form={form} />
    </PanelProviders>
  )
}

it('[D5-22] offers to show the password only once there is one, and hides the next one again', async () => {
  render(<Form />)
  const field = screen.getByLabelText<HTMLInputElement>('Secret')
  const show = () => screen.queryByRole('button', { name: 'Show password' })
  expect(show()).toBeNull()
  await userEvent.type(field, 'e')
  expect(field.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field.type).toBe('text')
  await userEvent.clear(field)
  expect(screen.queryByRole('button')).toBeNull()
  await userEvent.type(field, 'n')
  expect(field.type).toBe('password')
  expect(show()).not.toBeNull()
})
