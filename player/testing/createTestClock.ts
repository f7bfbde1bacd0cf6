import type { Clock } from '../core/Clock'

/** A clock that stands until it is wound. */
export interface TestClock extends Clock {
  /** Lets that time pass, ms; what comes due in it runs in its order. */
  pass(milliseconds: number): void
  /** How many things wait. */
  waiting(): number
}

/** A clock that stands at a moment, ms since 1970. */
export function createTestClock(start: number): TestClock {
  let now = start
  let waiting: { due: number; run: () => void }[] = []
  return {
    now: () => now,
    after(milliseconds, run) {
      const one = { due: now + milliseconds, run }
      waiting.push(one)
      return () => {
        waiting = waiting.filter((other) => other !== one)
      }
    },
    pass(milliseconds) {
      const end = now + milliseconds
      for (;;) {
        const [next] = waiting.filter(({ due }) => due <= end).sort((one, other) => one.due - other.due)
        if (next === undefined) break
        waiting = waiting.filter((other) => other !== next)
        now = Math.max(now, next.due)
        next.run()
      }
      now = end
    },
    waiting: () => waiting.length,
  }
}
