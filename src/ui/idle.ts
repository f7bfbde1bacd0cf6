/**
 * Calls `work` when the browser has nothing else to do, after `latest` ms in any case; returns what calls it
 * off. `work` gets the moment, where the browser tells of it. Safari knows none and is given a tenth of
 * `latest`.
 */
export const onIdle = (work: (moment?: IdleDeadline) => void, latest = 2000): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, latest / 10)
    return () => clearTimeout(timer)
  }
  const ticket = requestIdleCallback(work, { timeout: latest })
  return () => cancelIdleCallback(ticket)
}

/** A start is over by then, on a small board and a slow network, too; ms. */
const start = 4000

/** Who scrolls or drags leaves less than that between two frames; ms. */
const calm = 30

/** ms between two looks, and how many there are before it is fetched all the same. */
const [pause, looks] = [500, 20]

/**
 * Calls `fetch` when the panel has long started and nothing moves; returns what calls it off. For what is
 * needed seldom, or when the player cannot be asked, and must not make the start longer. What fails is
 * fetched again by who needs it.
 */
export const prefetchOnIdle = (fetch: () => Promise<unknown>): (() => void) => {
  let forget: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (delay: number, left: number) => {
    timer = setTimeout(() => {
      forget = onIdle((moment) => {
        if (moment && left > 0 && moment.timeRemaining() < calm) look(pause, left - 1)
        else void fetch().catch(() => undefined)
      })
    }, delay)
  }
  look(start, looks)
  return () => {
    clearTimeout(timer)
    forget?.()
  }
}
