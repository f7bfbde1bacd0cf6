// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { createTestClock } from '../testing/createTestClock'
import { createOneTimer } from './Clock'

const day = 86_400_000

it('waits for longer than a timer of the machine can', () => {
  const clock = createTestClock(0)
  const waits: number[] = []
  const later = (milliseconds: number, run: () => void) => {
    waits.push(milliseconds)
    return clock.after(milliseconds, run)
  }
  const timer = createOneTimer({ now: clock.now, later })
  const run = vi.fn<() => void>()
  timer.set(100 * day, run)
  clock.pass(100 * day - 1)
  expect([run.mock.calls.length, timer.isSet()]).toEqual([0, true])
  clock.pass(1)
  expect([run.mock.calls.length, timer.isSet(), clock.waiting()]).toEqual([1, false, 0])
  expect(Math.max(...waits)).toBeLessThan(2 ** 31)
  timer.set(300 * day, run)
  clock.pass(50 * day)
  timer.clear()
  clock.pass(300 * day)
  expect([run.mock.calls.length, clock.waiting()]).toEqual([1, 0])
})
