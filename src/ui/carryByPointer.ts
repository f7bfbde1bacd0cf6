/** Something that a pointer carries over the page, and who hears of it. */
interface Carried {
  /** What follows the pointer; once it is off the page, the carrying is cancelled. */
  element: Element
  /** ms that the pointer rests before it lifts; without it, it lifts by moving. */
  grabsAfter?: number
  /** A pointer that stays within so much has only been pressed, px. */
  still: number
  /** How fast the page scrolls when the pointer is at `y`, px/s; negative is up. */
  scrollSpeed: (y: number) => number
  /** What scrolls; the page without it. */
  scroller?: Pick<Element, 'scrollBy'> | undefined
  grabbed: () => void
  /** Once a frame, and at the release: where the pointer is, in the window. */
  moved: (x: number, y: number) => void
  dropped: () => void
  /** By Escape, by the browser, by a release where nothing was carried anywhere. */
  cancelled: () => void
}

/**
 * Lets something follow the pointer that went down on it, without React. Listens on the window, because the
 * surroundings may be covered meanwhile. The page scrolls at its edges; the release is no press of what lies
 * below.
 */
export function carryByPointer(
  { pointerId, clientX, clientY }: { pointerId: number; clientX: number; clientY: number },
  carried: Carried,
): void {
  let [x, y] = [clientX, clientY]
  let hasMoved = false
  let isGrabbed = false
  let last = 0
  let frame = 0
  const stop = new AbortController()
  const on = { signal: stop.signal }

  const grab = () => {
    isGrabbed = true
    carried.grabbed()
    frame = requestAnimationFrame(follow)
  }
  const timer = carried.grabsAfter === undefined ? undefined : setTimeout(grab, carried.grabsAfter)
  function follow(now: number) {
    if (!carried.element.isConnected) return end(carried.cancelled)
    const passed = last === 0 ? 0 : Math.min(50, now - last)
    last = now
    const speed = hasMoved ? carried.scrollSpeed(y) : 0
    if (speed !== 0) (carried.scroller ?? window).scrollBy(0, (speed * passed) / 1000)
    carried.moved(x, y)
    frame = requestAnimationFrame(follow)
  }
  function end(how: () => void) {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    stop.abort()
    if (!isGrabbed) return
    how()
    if (hasMoved) swallowClick()
  }

  const isMine = (event: PointerEvent) => event.pointerId === pointerId
  window.addEventListener(
    'pointermove',
    (event) => {
      if (!isMine(event)) return
      ;[x, y] = [event.clientX, event.clientY]
      if (Math.hypot(x - clientX, y - clientY) <= carried.still) return
      hasMoved = true
      if (!isGrabbed && timer === undefined) grab()
    },
    on,
  )
  window.addEventListener(
    'pointerup',
    (event) => {
      if (!isMine(event)) return
      if (isGrabbed && hasMoved) carried.moved(event.clientX, event.clientY)
      end(hasMoved ? carried.dropped : carried.cancelled)
    },
    on,
  )
  window.addEventListener('pointercancel', (event) => isMine(event) && end(carried.cancelled), on)
  window.addEventListener('contextmenu', (event) => event.preventDefault(), on)
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      // It is meant for what is carried, and closes nothing.
      event.preventDefault()
      event.stopPropagation()
      end(carried.cancelled)
    },
    { ...on, capture: true },
  )
}

const swallow = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}

/** Takes away the click that the browser makes of the release that is being handled. */
function swallowClick(): void {
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}

/** Where the page scrolls by itself, px: so near to its visible top and bottom, at most so fast, px/s. */
interface ScrollEdges {
  edge: number
  top: number
  bottom: number
  fastest: number
}

/**
 * How fast the page scrolls when a pointer that carries something is at `y`, px/s: the nearer to an edge, the
 * faster.
 */
export function edgeSpeed(y: number, { edge, top, bottom, fastest }: ScrollEdges): number {
  const above = top + edge - y
  const below = y - (bottom - edge)
  if (above > 0) return -Math.min(1, above / edge) * fastest
  return below > 0 ? Math.min(1, below / edge) * fastest : 0
}
