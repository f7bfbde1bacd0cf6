import { expect, it, vi } from 'vitest'
import { ScriptedDevice } from '../../tests/support/ScriptedDevice'
import { heartsOf } from './heartsOf'

const uri = 'music-library/INTERNAL/ebb.flac'

it('[D7-10] hears of what others do, by whatever address it is told', () => {
  const device = new ScriptedDevice()
  const hearts = heartsOf(device)
  expect(hearts.read(uri)).toBeUndefined()
  device.push('urifavourites', { uri: '/mnt/INTERNAL/ebb.flac', favourite: true })
  expect(hearts.read(uri)).toBe(true)
  expect(heartsOf(device)).toBe(hearts)
  device.push('urifavourites', { uri: 'mnt/INTERNAL/ebb.flac', favourite: false })
  expect(hearts.read(uri)).toBe(false)
})

it('keeps a press where the player says at once that what it has added is none, and hears of others later', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const device = new ScriptedDevice()
  const hearts = heartsOf(device)
  const heard = vi.fn<() => void>()
  const leave = hearts.subscribe(heard)
  hearts.press(uri, true)
  device.push('urifavourites', { uri: '/mnt/INTERNAL/ebb.flac', favourite: false })
  expect([hearts.read(uri), heard.mock.calls.length]).toEqual([true, 1])
  vi.advanceTimersByTime(5_000)
  device.push('urifavourites', { uri: 'mnt/INTERNAL/ebb.flac', favourite: false })
  expect([hearts.read(uri), heard.mock.calls.length]).toEqual([false, 2])
  leave()
  hearts.press(uri, true)
  expect(heard).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

it('forgets them with the player', () => {
  const device = new ScriptedDevice()
  heartsOf(device).press(uri, true)
  vi.spyOn(device, 'player').mockReturnValue(2)
  expect(heartsOf(device).read(uri)).toBeUndefined()
})
