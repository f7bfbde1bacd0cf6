import { type Clock, machineClock } from './Clock'

/** Things to run later that end with the player. */
interface Timers {
  /** Runs something after that time, ms; what it returns calls that off. */
  later: (milliseconds: number, run: () => void) => () => void
  /** Forgets all that has not run yet, and all that comes. */
  close(): void
}

/** No timers yet. */
export function createTimers(clock: Clock = machineClock): Timers {
  const waiting = new Set<() => void>()
  let closed = false
  return {
    later(milliseconds, run) {
      if (closed) return () => undefined
      const forget = () => {
        waiting.delete(forget)
        cancel()
      }
      const cancel = clock.after(milliseconds, () => {
        waiting.delete(forget)
        run()
      })
      waiting.add(forget)
      return forget
    },
    close() {
      closed = true
      for (const forget of waiting) forget()
    },
  }
}
