/** The cloud's time, which tests may put off. */
export interface CloudClock {
  /** Now, ms since 1970. */
  now: () => number
  /** By how much it is ahead of the machine's from now on, ms. */
  skew: (milliseconds: number) => void
}

/** The machine's time, until it is put off. */
export function createCloudClock(machine: () => number): CloudClock {
  let ahead = 0
  return { now: () => machine() + ahead, skew: (milliseconds) => void (ahead = milliseconds) }
}
