import { messageOf } from './messageOf'

/** The time of the day and a way to wait; tests bring one that they wind themselves. */
export interface Clock {
  /** Now, ms since 1970. */
  now: () => number
  /** Runs something after that time, ms; what it returns calls that off. */
  after: (milliseconds: number, run: () => void) => () => void
}

/** The clock of this machine. */
export const machineClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

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

/** A timer of which there is one at most: setting it anew calls off what it was set to. */
export interface OneTimer {
  /** Runs something at a moment, ms since 1970; at once when that is past. */
  set(moment: number, run: () => void): void
  clear(): void
  isSet(): boolean
}

/** What a timer goes by. */
interface Times {
  now: () => number
  later: (milliseconds: number, run: () => void) => () => void
}

/**
 * The longest that a timer of the machine can be set to, ms, some 24 days; a longer one would run at once.
 */
const longest = 2 ** 31 - 1

/** A timer that is not set. */
export function createOneTimer({ later, now }: Times): OneTimer {
  let cancel: (() => void) | undefined
  const clear = () => {
    cancel?.()
    cancel = undefined
  }
  const set = (moment: number, run: () => void) => {
    clear()
    const wait = Math.max(0, moment - now())
    cancel = later(Math.min(wait, longest), () => {
      cancel = undefined
      if (wait > longest) set(moment, run)
      else run()
    })
  }
  return { set, clear, isSet: () => cancel !== undefined }
}

/** Resolves after that time, ms; never once the player is closed. */
export function wait({ later }: Pick<Times, 'later'>, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    later(milliseconds, resolve)
  })
}

/** Lets something run that nobody waits for; when it fails, the log says so. */
export function inBackground(
  { log }: { log: (line: string) => void },
  name: string,
  run: () => Promise<void>,
): void {
  run().catch((error: unknown) => {
    log(`${name} failed: ${messageOf(error)}`)
  })
}
