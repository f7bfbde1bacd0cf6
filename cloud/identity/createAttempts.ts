/** How often something was tried of late, e.g. a wrong password. */
export interface Attempts {
  /** Whether that was tried too often. */
  areTooMany(what: string): boolean
  count(what: string): void
  forget(what: string): void
}

const most = 10
const span = 60_000

/** Counts attempts: after ten within a minute there is a pause until the minute is over. */
export function createAttempts(now: () => number): Attempts {
  const times = new Map<string, number[]>()
  const recent = (what: string) => (times.get(what) ?? []).filter((at) => Math.abs(now() - at) < span)
  return {
    areTooMany: (what) => recent(what).length >= most,
    count(what) {
      // Names come from anyone: those of before do not pile up.
      if (times.size > 10_000) times.clear()
      times.set(what, [...recent(what), now()])
    },
    forget: (what) => void times.delete(what),
  }
}
