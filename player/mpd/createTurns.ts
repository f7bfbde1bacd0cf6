/** What is read of a list that a server keeps, and written to it: one after the other. */
export interface Turns {
  /** Runs it after all that came before, whether or not that could be done. */
  run(act: () => Promise<void>): Promise<void>
  /**
   * As `run`, for what somebody here wanted and is shown already. Then `done` runs, also where it could not
   * be done, and is told whether no other change waits.
   */
  change(act: () => Promise<void>, done?: (isLast: boolean) => Promise<void>): Promise<void>
  /**
   * As `run`, but once for all who ask before it begins, and not while a change waits: what is shown then is
   * not what the server has yet.
   */
  read(act: () => Promise<void>): Promise<void>
  /** Resolves when all is done that was begun so far. */
  settled(): Promise<void>
}

/** Turns of one list. */
export function createTurns(): Turns {
  let last: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | undefined
  let changes = 0

  const run = (act: () => Promise<void>): Promise<void> => {
    const next = last.then(act, act)
    last = next
    return next
  }
  return {
    run,
    change(act, done) {
      changes += 1
      return run(async () => {
        try {
          await act()
        } finally {
          changes -= 1
          await done?.(changes === 0)
        }
      })
    },
    read(act) {
      waiting ??= run(async () => {
        waiting = undefined
        if (changes === 0) await act()
      })
      return waiting
    },
    settled: () => last.catch(() => undefined),
  }
}
