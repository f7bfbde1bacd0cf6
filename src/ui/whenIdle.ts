/** Calls `work` when the browser has nothing else to do, after 2 s at the latest; returns what calls it off. */
export const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const ticket = requestIdleCallback(work, { timeout: 2000 })
  return () => cancelIdleCallback(ticket)
}
