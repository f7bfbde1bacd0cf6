import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import asks from '../../../../fixtures/nasCredentialsCheck/asks.json'
import { PanelOverlays } from '../../../../tests/support/PanelOverlays'
import { PanelProviders } from '../../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../../tests/support/ScriptedDevice'
import type { NasCredentialsCheck } from '../../../../schemas/generated/types'
import { allRequestValidators } from '../../../../schemas/generated/allRequestValidators'
import { DeviceProvider } from '../../../device'
import { toDriveWithCredentials, CredentialsModal } from './CredentialsModal'
import { credentialsModal, useCredentialQuestions } from './useCredentialQuestions'

const features = { [credentialsModal]: CredentialsModal }
function AnyScreen() {
  useCredentialQuestions()
  return <h1>Any screen</h1>
}

const open = () => {
  const device = new ScriptedDevice()
  render(
    <PanelProviders>
      <DeviceProvider device={device}>
        <PanelOverlays features={features}>
          <AnyScreen />
        </PanelOverlays>
      </DeviceProvider>
    </PanelProviders>,
  )
  const ask = (more: NasCredentialsCheck = {}) =>
    act(() => device.push('nasCredentialsCheck', { ...asks, ...more }))
  return { device, ask }
}

const user = userEvent.setup()
const dialog = () => screen.getByRole('dialog')
const press = (name: string) => user.click(within(dialog()).getByRole('button', { name }))
const type = (label: string, text: string) => user.type(within(dialog()).getByLabelText(label), text)

it('[D2.11-4] [D7-63] opens on any screen when a drive asks, with the player’s title and message', () => {
  const { ask } = open()
  expect(screen.queryByRole('dialog')).toBeNull()
  ask()
  expect(screen.getByRole('dialog', { name: 'Password needed' }).textContent).toContain(
    'Attic box wants a user name and password',
  )
})

it('has words of its own where the player sends none', () => {
  const { ask } = open()
  ask({ title: '', message: '' })
  expect(dialog().textContent).toContain('Attic box wants a user name and a password.')
})

it('[D2.11-4] [D7-62] sends editShare with user name and password merged into the drive', async () => {
  const { device, ask } = open()
  ask()
  await type('User name', 'listener')
  await type('Password', ' secret')
  await press('Save')
  expect(device.sentWith('editShare')).toEqual([
    {
      id: 'd4',
      name: 'Attic box',
      ip: '192.168.1.99',
      path: 'music',
      fstype: 'cifs',
      options: '',
      username: 'listener',
      password: ' secret',
    },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('[D5-23] saves only with both user name and password', async () => {
  const { device, ask } = open()
  ask()
  await press('Save')
  expect(within(dialog()).getAllByText('Fill this in.')).toHaveLength(2)
  await type('User name', 'listener')
  await press('Save')
  expect(within(dialog()).getAllByText('Fill this in.')).toHaveLength(1)
  expect(device.sentWith('editShare')).toEqual([])
})

it('[D2.11-4] shows the password when it is asked to', async () => {
  const { ask } = open()
  ask()
  await type('Password', 'secret')
  await press('Show password')
  expect(within(dialog()).getByLabelText('Password').getAttribute('type')).toBe('text')
})

it.each(['Cancel', 'Close'])('%s sends nothing: the drive stays unmounted', async (name) => {
  const { device, ask } = open()
  ask()
  await press(name)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(device.sentWith('editShare')).toEqual([])
})

it('stays open and says why when it could not be sent', async () => {
  const { device, ask } = open()
  ask()
  device.setOutcome({ status: 'refused', reason: 'offline', message: 'offline' })
  await type('User name', 'listener')
  await type('Password', 'secret')
  await press('Save')
  expect(dialog().textContent).toContain('The player is not connected.')
})

it('a drive that asks again while somebody types takes nothing of it', async () => {
  const { ask } = open()
  ask()
  await type('User name', 'list')
  ask({ message: 'Wrong password' })
  expect(dialog().textContent).toContain('Wrong password')
  expect(within(dialog()).getByLabelText<HTMLInputElement>('User name').value).toBe('list')
})

it('several drives that ask at once come one after the other', async () => {
  const { device, ask } = open()
  ask()
  ask({ id: 'd5', name: 'Cellar box', message: '' })
  await type('User name', 'listener')
  await type('Password', 'secret')
  await press('Save')
  expect(device.sentWith('editShare')).toEqual([expect.objectContaining({ id: 'd4' })])
  expect(dialog().textContent).toContain('Cellar box')
  expect(within(dialog()).getByLabelText<HTMLInputElement>('Password').value).toBe('')
  await press('Cancel')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks again when the password was wrong', async () => {
  const { device, ask } = open()
  ask()
  await type('User name', 'listener')
  await type('Password', 'wrong')
  await press('Save')
  ask({ username: 'listener', message: 'Wrong password' })
  expect(within(dialog()).getByLabelText<HTMLInputElement>('User name').value).toBe('listener')
  await type('Password', 'right')
  await press('Save')
  expect(device.sentWith('editShare').at(-1)).toMatchObject({ username: 'listener', password: 'right' })
})

it('a drive without an id is not asked for: nobody could take the answer', () => {
  const { device } = open()
  act(() => device.push('nasCredentialsCheck', { name: 'Attic box' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each([
  { id: 'd4', fstype: 'davfs', ip: '', path: '' },
  { id: 'd4', fstype: 'nfs', ip: '10.0.0.7', path: 'music' },
])('makes a request that may leave of %j', (drive) => {
  const request = toDriveWithCredentials(drive, { username: 'listener', password: 'secret' })
  expect(allRequestValidators.editShare(request)).toBe(true)
})
