import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import bands from '../../../../fixtures/pushDSPUiConfig/bands.json'
import none from '../../../../fixtures/pushDSPUiConfig/no-sections.json'
import { PanelProviders } from '../../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../../tests/support/ScriptedDevice'
import { DeviceProvider } from '../../../device'
import { PanelModalsContext, type PanelModals } from '../../../ui/modal/PanelModals'
import { SoundButton } from './SoundButton'

function show() {
  const device = new ScriptedDevice()
  const open = vi.fn<PanelModals['open']>(() => true)
  const button = (
    <PanelProviders>
      <DeviceProvider device={device}>
        <PanelModalsContext value={{ open, closeAll: () => undefined }}>
          <SoundButton />
        </PanelModalsContext>
      </DeviceProvider>
    </PanelProviders>
  )
  const { unmount } = render(button)
  const push = (page: object) => act(() => device.push('pushDSPUiConfig', { ...page }))
  return { device, open, push, unmount, again: () => render(button) }
}

const shown = () => screen.queryByRole('button', { name: 'Sound' })
const asked = (device: ScriptedDevice) => device.sentWith('getDSPUiConfig').length

it('is there once the player has told of a page for its sound, and opens it', () => {
  const { device, open, push } = show()
  expect([asked(device), shown()]).toEqual([1, null])
  push(bands)
  fireEvent.click(screen.getByRole('button', { name: 'Sound' }))
  expect(open).toHaveBeenCalledWith({ name: 'modal-sound' })
})

it.each([none, {}, { sections: null }, { sections: 'all' }, { sections: {} }])(
  'is not there for a player that tells of none: %j',
  (page) => {
    const { push } = show()
    push(page)
    expect(shown()).toBeNull()
  },
)

it('goes when the player has none any more', () => {
  const { push } = show()
  push(bands)
  push(none)
  expect(shown()).toBeNull()
})

it('asks again after a reconnect, but not for a large page that it knows of', () => {
  const { device, push, unmount, again } = show()
  act(() => device.reconnect())
  expect(asked(device)).toBe(2)
  push(bands)
  act(() => device.reconnect())
  unmount()
  again()
  expect(asked(device)).toBe(2)
  expect(shown()).not.toBeNull()
})
