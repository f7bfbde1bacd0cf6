import { whenIdle } from './whenIdle'

/** A start is over by then, on a small board and a slow network, too; ms. */
const start = 4000

/**
 * Calls `fetch` when the panel has long started and the browser has nothing else to do; returns what calls it off. For what is needed
 * seldom, or when the player cannot be asked, and must not make the start longer. What fails is fetched again by who needs it.
 */
export const fetchWhenCalm = (fetch: () => Promise<unknown>): (() => void) => {
  let forget: (() => void) | undefined
  const timer = setTimeout(() => {
    forget = whenIdle(() => void fetch().catch(() => undefined))
  }, start)
  return () => {
    clearTimeout(timer)
    forget?.()
  }
}
