import { afterEach, expect, it, vi } from 'vitest'
import { ScriptedDevice } from '../../tests/support/ScriptedDevice'
import { expectPlay } from './expectPlay'

afterEach(() => vi.useRealTimers())

it('asks a player that was told to play and does not say that it does, three times at most', () => {
  vi.useFakeTimers()
  const device = new ScriptedDevice()
  device.push('pushState', { status: 'stop' })
  expectPlay(device)
  vi.advanceTimersByTime(700)
  // Told to play something else meanwhile: one wait for both.
  expectPlay(device)
  vi.advanceTimersByTime(700)
  expect(device.sentWith('getState')).toHaveLength(0)
  vi.advanceTimersByTime(60_000)
  expect(device.sentWith('getState')).toHaveLength(3)
})

it('asks no more as soon as it says that it plays', () => {
  vi.useFakeTimers()
  const device = new ScriptedDevice()
  expectPlay(device)
  vi.advanceTimersByTime(800)
  device.push('pushState', { status: 'play' })
  vi.advanceTimersByTime(60_000)
  expect(device.sentWith('getState')).toHaveLength(1)
})
