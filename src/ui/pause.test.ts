import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pause } from './pause'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('resolves to true when the time has passed', async () => {
  const waited = pause(300, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(300)
  expect(await waited).toBe(true)
})

it('resolves to false at once when it is aborted, and leaves no timer', async () => {
  const over = new AbortController()
  const waited = pause(300, over.signal)
  over.abort()
  expect(await waited).toBe(false)
  expect(await pause(300, over.signal)).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})
