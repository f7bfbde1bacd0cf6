import { afterEach, expect, it, vi } from 'vitest'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { watchUnasked } from './useBrowsePage'

afterEach(() => vi.useRealTimers())

it('tells lists that somebody else has changed from answers to what was asked here', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const device = new ScriptedDevice()
  const { isUnasked, leave } = watchUnasked(device)
  expect(isUnasked('pushListPlaylist')).toBe(true)
  device.send('listPlaylist')
  device.send('addToPlaylist', { name: 'Tea', uri: 'mnt/a', service: 'mpd' })
  expect([1, 2, 3].map(() => isUnasked('pushListPlaylist'))).toEqual([false, false, true])
  // One answer at most, and only as long as one may take.
  expect(isUnasked('urifavourites')).toBe(false)
  device.send('listPlaylist')
  vi.advanceTimersByTime(11_000)
  expect(isUnasked('pushListPlaylist')).toBe(true)
  expect(isUnasked('pushAddWebRadio')).toBe(false)
  leave()
  device.send('listPlaylist')
  expect(isUnasked('pushListPlaylist')).toBe(true)
})
