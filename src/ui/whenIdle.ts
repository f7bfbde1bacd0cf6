/** Calls `work` when the browser has nothing else to do, after 2 s at the latest; returns what calls it off. */
export const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const ticket = requestIdleCallback(work, { timeout: 2000 })
  return () => cancelIdleCallback(ticket)
}

/** A start is over by then, on a small board and a slow network, too; ms. */
const start = 4000

/**
 * Calls `work` when the panel has long started and the browser has nothing else to do; returns what calls it off. For what is
 * fetched ahead of a need that comes seldom, and must not make the start longer.
 */
export const whenCalm = (work: () => void): (() => void) => {
  let forget: (() => void) | undefined
  const timer = setTimeout(() => {
    forget = whenIdle(work)
  }, start)
  return () => {
    clearTimeout(timer)
    forget?.()
  }
}
