import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import bands from '../../../../fixtures/pushDSPUiConfig/bands.json'
import none from '../../../../fixtures/pushDSPUiConfig/no-sections.json'
import { PanelProviders } from '../../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../../tests/support/ScriptedDevice'
import { DeviceProvider } from '../../../device'
import { PanelModalsContext, type PanelModals } from '../../../ui/modal/PanelModals'
import { SoundButton } from './SoundButton'

/** Each test drives a player that no other has. */
let player = 0
beforeEach(() => {
  player += 1
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

function show({ isPlaced = false } = {}) {
  const device = new ScriptedDevice()
  device.setOrigin(`http://192.168.7.${player}`)
  // All that comes by itself when a connection begins.
  device.push('closeAllModals', null)
  const open = vi.fn<PanelModals['open']>(() => true)
  const button = (
    <PanelProviders>
      <DeviceProvider device={device}>
        <PanelModalsContext value={{ open, closeAll: () => undefined }}>
          <div data-testid="bar">
            <SoundButton isPlaced={isPlaced} />
          </div>
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

it('is there at once on a player that had a page before, which is asked for it once all is calm', async () => {
  show().push(bands)
  cleanup()
  vi.useFakeTimers()
  const { device, push } = show({ isPlaced: true })
  expect([asked(device), shown() !== null]).toEqual([0, true])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked(device)).toBe(1)
  // Who has only just started may not have loaded yet what would fill it.
  push(none)
  expect(shown()).toBeNull()
  cleanup()
  const still = show({ isPlaced: true })
  expect(shown()).not.toBeNull()
  await vi.advanceTimersByTimeAsync(60_000)
  still.push(none)
  cleanup()
  show({ isPlaced: true })
  expect(shown()).toBeNull()
})

it('is not there for a player that never answers, and that of another says nothing of it', () => {
  show().push(bands)
  cleanup()
  player += 100
  const { device } = show()
  expect([asked(device), shown()]).toEqual([1, null])
})

it('takes its place late, but not while the pointer is among its neighbours', () => {
  const { push } = show()
  const bar = screen.getByTestId('bar')
  const matches = vi.spyOn(bar, 'matches').mockReturnValue(true)
  push(bands)
  expect(shown()).toBeNull()
  matches.mockReturnValue(false)
  fireEvent.pointerLeave(bar)
  expect(shown()).not.toBeNull()
})
