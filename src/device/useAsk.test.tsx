import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ScriptedDevice } from '../../tests/support/ScriptedDevice'
import { DeviceProvider, useAsk } from './hooks'

const Page = ({ page }: { page: string }) => {
  useAsk('getUiConfig', { page })
  return null
}

const show = (device: ScriptedDevice, page: string) => (
  <DeviceProvider device={device}>
    <Page page={page} />
  </DeviceProvider>
)

it('[D4-2] asks while it is mounted: now, and again at each reconnect', () => {
  const device = new ScriptedDevice()
  const { rerender, unmount } = render(show(device, 'a/b'))
  rerender(show(device, 'a/b'))
  expect(device.sentWith('getUiConfig')).toEqual([{ page: 'a/b' }])
  device.reconnect()
  expect(device.sentWith('getUiConfig')).toHaveLength(2)
  rerender(show(device, 'c/d'))
  device.reconnect()
  expect(device.sentWith('getUiConfig').slice(2)).toEqual([{ page: 'c/d' }, { page: 'c/d' }])
  unmount()
  device.reconnect()
  expect(device.sentWith('getUiConfig')).toHaveLength(4)
})
