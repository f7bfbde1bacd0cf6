/** Things to run later that end with the player. */
interface Timers {
  later: (milliseconds: number, run: () => void) => void
  /** Forgets all that has not run yet, and all that comes. */
  close(): void
}

/** No timers yet. */
export function createTimers(): Timers {
  const waiting = new Set<NodeJS.Timeout>()
  let closed = false
  return {
    later(milliseconds, run) {
      if (closed) return
      const timer = setTimeout(() => {
        waiting.delete(timer)
        run()
      }, milliseconds)
      waiting.add(timer)
    },
    close() {
      closed = true
      for (const timer of waiting) clearTimeout(timer)
    },
  }
}
