import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterFling, isBeingFlung, useFlings, useLightRow } from './fling'

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
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback', 'cancelIdleCallback'] })
  time = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => time)
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => place)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a row that comes while the list is flung is words alone until it stands', () => {
  renderHook(() => useFlings())
  for (let count = 0; count < 4; count++) move(60)
  const { result } = renderHook(() => useLightRow())
  expect(result.current).toBe(true)
  act(() => void vi.advanceTimersByTime(1000))
  expect(result.current).toBe(false)
})

test('a row is whole where the list goes slowly, and where it jumps', () => {
  renderHook(() => useFlings())
  for (let count = 0; count < 10; count++) move(8)
  expect(renderHook(() => useLightRow()).result.current).toBe(false)
  act(() => void vi.advanceTimersByTime(1000))
  move(9000, 500)
  move(0)
  expect(renderHook(() => useLightRow()).result.current).toBe(false)
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
