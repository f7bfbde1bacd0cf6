import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { DeviceProvider } from '../../device'
import { type Toast, ToastContext } from '../../ui/toasts/Toast'
import { InputToggles, LightSwitch } from './InputToggles'

const draw = (shown: Parameters<typeof InputToggles>[0]['shown'] & { light?: boolean } = {}) => {
  const device = new ScriptedDevice()
  const toasts: Toast[] = []
  render(
    <PanelProviders>
      <ToastContext value={{ show: (toast) => void toasts.push(toast) }}>
        <DeviceProvider device={device}>
          <InputToggles shown={shown} />
          <LightSwitch shown={shown} />
        </DeviceProvider>
      </ToastContext>
    </PanelProviders>,
  )
  return { device, toasts }
}
const isOn = (name: string) => screen.getByRole('switch', { name }).getAttribute('aria-checked')

it('[D2.9-9] shows the inputs that the UI settings ask for, and no other', () => {
  draw({ bluetooth: true })
  expect(screen.getByRole('switch', { name: 'Bluetooth input' })).not.toBeNull()
  expect(screen.queryByRole('switch', { name: 'Analog input' })).toBeNull()
})

it('[D7-46] presses the switch of the analog input, which is on while it plays', async () => {
  const { device } = draw({ analogInput: true })
  expect(isOn('Analog input')).toBe('false')
  await userEvent.click(screen.getByRole('switch', { name: 'Analog input' }))
  expect(device.sentWith('callMethod')).toContainEqual({
    endpoint: 'system_controller/gpios',
    method: 'DASwitchPress',
    data: '',
  })
  expect(isOn('Analog input')).toBe('false')
  act(() => device.push('pushState', { status: 'play', service: 'analogin' }))
  expect(isOn('Analog input')).toBe('true')
})

it('[D7-47] presses the switch of the Bluetooth input, however the service is spelled', async () => {
  const { device } = draw({ bluetooth: true })
  await userEvent.click(screen.getByRole('switch', { name: 'Bluetooth input' }))
  expect(device.sentWith('callMethod')).toContainEqual({
    endpoint: 'audio_interface/bluetooth',
    method: 'BTpress',
    data: '',
  })
  act(() => device.push('pushState', { status: 'play', service: 'bluetoth' }))
  expect(isOn('Bluetooth input')).toBe('true')
  act(() => device.push('pushState', { status: 'play', service: 'mpd' }))
  expect(isOn('Bluetooth input')).toBe('false')
})

it('[D2.9-11] [D7-48] shows the light once the player says that it has one, and toggles it', async () => {
  const { device } = draw({ light: true })
  expect(device.sentWith('callMethod')).toEqual([
    { endpoint: 'system_controller/lightcontrol', method: 'getLightSwitch', data: '' },
  ])
  expect(screen.queryByRole('switch')).toBeNull()
  act(() => device.push('pushLightSwitch', true))
  expect(isOn('Light')).toBe('true')
  await userEvent.click(screen.getByRole('switch', { name: 'Light' }))
  expect(device.sentWith('callMethod').at(-1)).toMatchObject({ method: 'toggleLightSwitch' })
})

it('[D7-48] asks for the light only where the menu or the UI settings name it', () => {
  const { device } = draw({ bluetooth: true, light: false })
  expect(device.sentWith('callMethod')).toEqual([])
  act(() => device.push('pushMenuItems', [{ id: 'sources', name: 'Sources' }]))
  expect(device.sentWith('callMethod')).toEqual([])
  act(() => device.push('pushMenuItems', [{ id: 'light-switch', name: 'Licht' }]))
  expect(device.sentWith('callMethod')).toEqual([
    { endpoint: 'system_controller/lightcontrol', method: 'getLightSwitch', data: '' },
  ])
})

it('says why nothing was switched when the player is not connected', async () => {
  const { device, toasts } = draw({ bluetooth: true })
  device.setOutcome({ status: 'refused', reason: 'offline', message: 'offline' })
  await userEvent.click(screen.getByRole('switch', { name: 'Bluetooth input' }))
  expect(toasts[0]?.message).toMatch(/not connected/)
})
