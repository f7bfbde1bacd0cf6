import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LateChanges } from './lateChanges'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const late = new LateChanges()
  const made: string[] = []
  const put = (id: string, change = id) => late.put(id, () => made.push(change))
  return { late, made, put }
}

describe('what was typed', () => {
  it('is known once nothing is typed for a moment, the last of each field', () => {
    const { made, put } = start()
    put('a', 'a1')
    vi.advanceTimersByTime(300)
    put('a', 'a2')
    vi.advanceTimersByTime(399)
    expect(made).toEqual([])
    vi.advanceTimersByTime(1)
    expect(made).toEqual(['a2'])
  })

  it('is known at once where somebody leaves the field or saves', () => {
    const { late, made, put } = start()
    put('a')
    late.settle()
    put('b')
    late.flush()
    expect(made).toEqual(['a', 'b'])
  })

  it.each(['settle', 'wait'] as const)(
    'moves nothing away below what is pressed, whether the field is left or not: %s',
    (how) => {
      const { late, made, put } = start()
      put('a')
      late.press(true)
      if (how === 'settle') late.settle()
      else vi.advanceTimersByTime(5000)
      expect(made).toEqual([])
      late.press(false)
      // The press itself comes first.
      expect(made).toEqual([])
      vi.advanceTimersByTime(0)
      expect(made).toEqual(['a'])
    },
  )

  it('is known to whoever saves by a press', () => {
    const { late, made, put } = start()
    put('a')
    late.press(true)
    late.settle()
    late.flush()
    late.press(false)
    vi.advanceTimersByTime(1000)
    expect(made).toEqual(['a'])
  })
})
