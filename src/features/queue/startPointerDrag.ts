import { rowHeight } from './rowHeight'

/** ms that a finger or the mouse rests before it lifts a row [D9-27]. */
const pressDelay = 150
/** A pointer that stays within so much has only been pressed, px. */
const still = 4
/** So near to the edges of the window, px, the list scrolls, at most so fast, px/s. */
const edge = 96
/** The bars at the foot of the panel, px. */
const foot = 64
const fastest = 1_200

/** Who hears of a drag; `over` is the place in the list that the row hovers at. */
export interface DragListener {
  lifted: () => void
  over: (place: number) => void
  dropped: () => void
  cancelled: () => void
}

const swallow = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}

/** How fast the page scrolls when the pointer is at `y`, px/s; negative is up. */
function speedAt(y: number, top: number): number {
  const above = top + edge - y
  const below = y - (window.innerHeight - foot - edge)
  if (above > 0) return -Math.min(1, above / edge) * fastest
  return below > 0 ? Math.min(1, below / edge) * fastest : 0
}

/**
 * Lets a row follow the pointer that went down on it, once that has rested: the row itself moves without React, which hears
 * only of another place. Listens on the window, because the row's surroundings may be covered meanwhile. `count` is the
 * number of rows, `top` where the list begins to be visible, px.
 */
export function startPointerDrag(
  { pointerId, clientY }: { pointerId: number; clientY: number },
  { row, list }: { row: HTMLElement; list: HTMLElement },
  { count, top }: { count: () => number; top: number },
  tell: DragListener,
): void {
  const grip = clientY - row.getBoundingClientRect().top
  let y = clientY
  let over = -1
  let isLifted = false
  let hasMoved = false
  let last = 0
  let frame = 0
  const timer = setTimeout(lift, pressDelay)
  const stop = new AbortController()
  const on = { signal: stop.signal }

  function lift() {
    isLifted = true
    tell.lifted()
    frame = requestAnimationFrame(follow)
  }
  function follow(now: number) {
    if (!row.isConnected) return end(tell.cancelled)
    const passed = last === 0 ? 0 : Math.min(50, now - last)
    last = now
    const speed = hasMoved ? speedAt(y, top) : 0
    if (speed !== 0) window.scrollBy(0, (speed * passed) / 1000)
    const at = y - grip - list.getBoundingClientRect().top
    row.style.transform = `translateY(${at}px)`
    const place = Math.min(count() - 1, Math.max(0, Math.round(at / rowHeight)))
    if (place !== over) tell.over((over = place))
    frame = requestAnimationFrame(follow)
  }
  function end(how: () => void) {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    stop.abort()
    if (!isLifted) return
    if (over >= 0) row.style.transform = `translateY(${over * rowHeight}px)`
    how()
    if (!hasMoved) return
    // The release of a drag is no press of what lies below.
    window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
  }

  const isMine = (event: PointerEvent) => event.pointerId === pointerId
  window.addEventListener(
    'pointermove',
    (event) => {
      if (!isMine(event)) return
      y = event.clientY
      if (Math.abs(y - clientY) > still) hasMoved = true
    },
    on,
  )
  window.addEventListener(
    'pointerup',
    (event) => {
      if (isMine(event)) end(hasMoved ? tell.dropped : tell.cancelled)
    },
    on,
  )
  window.addEventListener('pointercancel', (event) => isMine(event) && end(tell.cancelled), on)
  window.addEventListener('contextmenu', (event) => event.preventDefault(), on)
  window.addEventListener('keydown', (event) => event.key === 'Escape' && end(tell.cancelled), on)
}
