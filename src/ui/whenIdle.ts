/**
 * Calls `work` when the browser has nothing else to do, after 2 s at the latest; returns what calls it off. `work` gets the moment, where
 * the browser tells of it.
 */
export const whenIdle = (work: (moment?: IdleDeadline) => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const ticket = requestIdleCallback(work, { timeout: 2000 })
  return () => cancelIdleCallback(ticket)
}
