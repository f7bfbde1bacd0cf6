import { expect, it, vi } from 'vitest'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { favouritesOf } from './favourites'

const uri = 'music-library/INTERNAL/ebb.flac'

it('[D7-10] hears of what others do, by whatever address it is told', () => {
  const device = new ScriptedDevice()
  const favourites = favouritesOf(device)
  expect(favourites.read(uri)).toBeUndefined()
  device.push('urifavourites', { uri: '/mnt/INTERNAL/ebb.flac', favourite: true })
  expect(favourites.read(uri)).toBe(true)
  expect(favouritesOf(device)).toBe(favourites)
  device.push('urifavourites', { uri: 'mnt/INTERNAL/ebb.flac', favourite: false })
  expect(favourites.read(uri)).toBe(false)
})

it('keeps a press where the player says at once that what it has added is none, and hears of others later', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const device = new ScriptedDevice()
  const favourites = favouritesOf(device)
  const heard = vi.fn<() => void>()
  const leave = favourites.subscribe(heard)
  favourites.press(uri, true)
  device.push('urifavourites', { uri: '/mnt/INTERNAL/ebb.flac', favourite: false })
  expect([favourites.read(uri), heard.mock.calls.length]).toEqual([true, 1])
  vi.advanceTimersByTime(5_000)
  device.push('urifavourites', { uri: 'mnt/INTERNAL/ebb.flac', favourite: false })
  expect([favourites.read(uri), heard.mock.calls.length]).toEqual([false, 2])
  leave()
  favourites.press(uri, true)
  expect(heard).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

it('hears at once of what others do behind the answer to a press', () => {
  const device = new ScriptedDevice()
  const favourites = favouritesOf(device)
  favourites.press(uri, true)
  device.push('urifavourites', { uri: 'mnt/INTERNAL/ebb.flac', favourite: true })
  device.push('urifavourites', { uri: 'mnt/INTERNAL/ebb.flac', favourite: false })
  expect(favourites.read(uri)).toBe(false)
  favourites.press(uri, true)
  device.push('urifavourites', { uri: 'mnt/INTERNAL/ebb.flac', favourite: false })
  expect(favourites.read(uri)).toBe(true)
})

it('forgets them with the player', () => {
  const device = new ScriptedDevice()
  favouritesOf(device).press(uri, true)
  vi.spyOn(device, 'player').mockReturnValue(2)
  expect(favouritesOf(device).read(uri)).toBeUndefined()
})
