/** A pointer that stays within so much has only been pressed, px. */
const still = 5
/** So near to the edges of the window, px, the page scrolls, at most so fast, px per frame. */
const edge = 80
const fastest = 14

/** Who hears of a drag; `over` is the key of the player below the pointer, undefined where there is none. */
export interface CardDragListener {
  lifted: () => void
  over: (key: string | undefined) => void
  dropped: () => void
  cancelled: () => void
}

const keyAt = (x: number, y: number, card: HTMLElement): string | undefined => {
  for (const element of document.elementsFromPoint(x, y)) {
    const target = element.closest<HTMLElement>('[data-room]')
    if (target && target !== card) return target.dataset['room']
  }
  return undefined
}

const speedAt = (y: number): number => {
  if (y < edge) return -fastest * (1 - y / edge)
  const below = y - (window.innerHeight - edge)
  return below > 0 ? fastest * Math.min(1, below / edge) : 0
}

const swallow = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}

/** Lets a card follow the pointer that went down on its handle, without React, which hears only of another card below it. */
export function startCardDrag(
  { pointerId, clientX, clientY }: { pointerId: number; clientX: number; clientY: number },
  card: HTMLElement,
  tell: CardDragListener,
): void {
  const scrolled = window.scrollY
  let [x, y] = [clientX, clientY]
  let over: string | undefined
  let isLifted = false
  let frame = 0
  const stop = new AbortController()
  const on = { signal: stop.signal }

  const follow = () => {
    if (!card.isConnected) return end(tell.cancelled)
    const speed = speedAt(y)
    if (speed !== 0) window.scrollBy(0, speed)
    card.style.translate = `${x - clientX}px ${y - clientY + window.scrollY - scrolled}px`
    const now = keyAt(x, y, card)
    if (now !== over) tell.over((over = now))
    frame = requestAnimationFrame(follow)
  }
  const end = (how: () => void) => {
    cancelAnimationFrame(frame)
    stop.abort()
    card.style.translate = ''
    if (!isLifted) return
    how()
    // The release of a drag is no press of what lies below.
    window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
  }
  const isMine = (event: PointerEvent) => event.pointerId === pointerId
  window.addEventListener(
    'pointermove',
    (event) => {
      if (!isMine(event)) return
      ;[x, y] = [event.clientX, event.clientY]
      if (isLifted || Math.hypot(x - clientX, y - clientY) <= still) return
      isLifted = true
      tell.lifted()
      frame = requestAnimationFrame(follow)
    },
    on,
  )
  window.addEventListener(
    'pointerup',
    (event) => {
      if (!isMine(event)) return
      const now = keyAt(event.clientX, event.clientY, card)
      if (isLifted && now !== over) tell.over((over = now))
      end(over === undefined ? tell.cancelled : tell.dropped)
    },
    on,
  )
  window.addEventListener('pointercancel', (event) => isMine(event) && end(tell.cancelled), on)
  window.addEventListener('contextmenu', (event) => event.preventDefault(), on)
  window.addEventListener('keydown', (event) => event.key === 'Escape' && end(tell.cancelled), on)
}
