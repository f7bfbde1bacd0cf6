import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterFling, isBeingFlung, useFlings, watchFlings } from './fling'

let place = 0
let time = 0

/** The window is so many px further, so many ms later. */
function move(px: number, ms = 16): void {
  vi.advanceTimersByTime(ms)
  place += px
  time += ms
  act(() => void window.dispatchEvent(new Event('scroll')))
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'requestIdleCallback',
      'cancelIdleCallback',
      'requestAnimationFrame',
    ],
  })
  time += 10_000
  vi.spyOn(performance, 'now').mockImplementation(() => time)
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => place)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a list that goes slowly, or jumps, is not flung', () => {
  renderHook(() => useFlings())
  for (let count = 0; count < 10; count++) move(8)
  expect(isBeingFlung()).toBe(false)
  act(() => void vi.advanceTimersByTime(1000))
  move(9000, 500)
  move(0)
  expect(isBeingFlung()).toBe(false)
  move(-9000, 100)
  expect(isBeingFlung()).toBe(false)
})

test('who watches is told of each move of a fling, and once that it is over', () => {
  renderHook(() => useFlings())
  const told: boolean[] = []
  const unwatch = watchFlings(() => told.push(isBeingFlung()))
  for (let count = 0; count < 4; count++) move(60)
  expect(told).toEqual([true, true])
  act(() => void vi.advanceTimersByTime(1000))
  expect(told).toEqual([true, true, false])
  unwatch()
  for (let count = 0; count < 4; count++) move(60)
  expect(told).toHaveLength(3)
})

test('what waits for the end of a fling comes one by one, in its order, and not what was called off', () => {
  renderHook(() => useFlings())
  for (let count = 0; count < 4; count++) move(60)
  const came: string[] = []
  afterFling(() => came.push('first'))
  const callOff = afterFling(() => came.push('never'))
  afterFling(() => came.push('second'))
  callOff()
  expect(came).toEqual([])
  act(() => void vi.advanceTimersByTime(1000))
  expect(came).toEqual(['first', 'second'])
})

test('the fling is over when the list slows down, though it still moves', () => {
  renderHook(() => useFlings())
  for (let count = 0; count < 4; count++) move(60)
  expect(isBeingFlung()).toBe(true)
  for (let count = 0; count < 2; count++) move(5)
  expect(isBeingFlung()).toBe(false)
})

test('nobody waits for ever where the list goes away while it is flung', () => {
  const { unmount } = renderHook(() => useFlings())
  for (let count = 0; count < 4; count++) move(60)
  const came: string[] = []
  afterFling(() => came.push('it'))
  unmount()
  act(() => void vi.advanceTimersByTime(1000))
  expect(isBeingFlung()).toBe(false)
  expect(came).toEqual(['it'])
})
