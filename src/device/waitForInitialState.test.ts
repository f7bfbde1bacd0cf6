import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ScriptedDevice } from '../../tests/support/ScriptedDevice'
import { waitForInitialState } from './waitForInitialState'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('asks what plays, and resolves when the player has said it', async () => {
  const device = new ScriptedDevice()
  let isDone = false
  void waitForInitialState(device, 'state', 400).then(() => (isDone = true))
  await vi.advanceTimersByTimeAsync(100)
  expect(isDone).toBe(false)
  expect(device.sentWith('getState')).toHaveLength(1)
  device.push('pushState', { status: 'play' })
  await vi.advanceTimersByTimeAsync(0)
  expect(isDone).toBe(true)
})

it('asks what the player offers, for a picture that depends on it', async () => {
  const device = new ScriptedDevice()
  let isDone = false
  void waitForInitialState(device, 'menu', 400).then(() => (isDone = true))
  expect(device.sentWith('getMenuItems')).toHaveLength(1)
  device.push('pushState', { status: 'play' })
  await vi.advanceTimersByTimeAsync(0)
  expect(isDone).toBe(false)
  device.push('pushMenuItems', [])
  await vi.advanceTimersByTimeAsync(0)
  expect(isDone).toBe(true)
})

it('does not wait for a silent player longer than told', async () => {
  let isDone = false
  void waitForInitialState(new ScriptedDevice(), 'state', 400).then(() => (isDone = true))
  await vi.advanceTimersByTimeAsync(399)
  expect(isDone).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isDone).toBe(true)
})
