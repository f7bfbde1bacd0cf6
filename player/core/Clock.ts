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
