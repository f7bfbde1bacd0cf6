import { useEffect, useState } from 'react'

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

/** As `onIdle`, but not within the next `delay` ms. */
const onIdleAfter = (delay: number, work: (moment?: IdleDeadline) => void): (() => void) => {
  let forget: (() => void) | undefined
  const timer = setTimeout(() => (forget = onIdle(work)), delay)
  return () => {
    clearTimeout(timer)
    forget?.()
  }
}

/** Calls `work` when the panel has long started and nothing moves; returns what calls it off. */
const onceStarted = (work: () => void): (() => void) => {
  const look = (delay: number, left: number) =>
    onIdleAfter(delay, (moment) => {
      if (moment && left > 0 && moment.timeRemaining() < calm) forget = look(pause, left - 1)
      else work()
    })
  let forget = look(start, looks)
  return () => forget()
}

/**
 * Calls `fetch` when the panel has long started and nothing moves; returns what calls it off. For what is
 * needed seldom, or when the player cannot be asked, and must not make the start longer. What fails is
 * fetched again by who needs it.
 */
export const prefetchOnIdle = (fetch: () => Promise<unknown>): (() => void) =>
  onceStarted(() => void fetch().catch(() => undefined))

/**
 * A hook that says whether a moment has come: for all who ask once it has for one of them. `wait` calls
 * `come` then and returns what calls it off; each who is drawn waits for themselves.
 */
export const createMoment = (wait: (come: () => void) => () => void) => {
  let hasCome = false
  return function useMoment(): boolean {
    const [isThere, setThere] = useState(hasCome)
    useEffect(() => {
      if (isThere) return undefined
      return wait(() => {
        hasCome = true
        setThere(true)
      })
    }, [isThere])
    return isThere
  }
}

/** Whether the browser has had nothing else to do: what nobody misses in the first moment is drawn then. */
export const useIsIdle = createMoment((come) => onIdle(come))

/**
 * Whether the start is over: what nobody needs for playing music, and asks the player for something, is drawn
 * then. On a small board each such thing would come between the first picture and the first press.
 */
export const useIsStarted = createMoment(onceStarted)

/**
 * A picture that a page does not get to draw, as one behind others may not, is not waited for longer than
 * this, ms.
 */
const timeout = 500

/** Who waits for the first picture; nobody has to where it is over, or was never said to come. */
let waiting: Set<() => void> | undefined
let isAwaited = false

const end = () => {
  const all = waiting
  waiting = undefined
  for (const listener of all ?? []) listener()
}

/**
 * Says once, before a page draws for the first time, that this picture is to be on screen before all that can
 * wait.
 */
export function expectFirstPicture(): void {
  waiting = new Set()
  isAwaited = false
}

/**
 * Calls `listener` when the first picture is on screen: of which it was part, for only what is mounted can
 * ask this in an effect. At once where that is long over. Returns what forgets it.
 */
export function afterFirstPicture(listener: () => void): () => void {
  if (!waiting) {
    listener()
    return () => undefined
  }
  const listeners = waiting
  listeners.add(listener)
  if (!isAwaited) {
    isAwaited = true
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      end()
    })
    port1.start()
    // A message from within a frame is heard when that frame is done.
    requestAnimationFrame(() => port2.postMessage(undefined))
    setTimeout(end, timeout)
  }
  return () => listeners.delete(listener)
}
