import type { MouseEvent } from 'react'

/** What a hand uses: a finger gets other menus than a mouse or keys. */
type Input = 'mouse' | 'touch' | 'keys'

/** Where the menu of something opens. */
export interface MenuPlace {
  /** What it opens at, px in the window: a button, a row, or the point of the mouse. */
  box: { left: number; top: number; width: number; height: number }
  /** It opens at a button of its own, at whose end it stands. */
  isAtButton: boolean
  by: Input
}

/** ms that a finger rests for a menu; browsers that tell of it by themselves do so before. */
const longPress = 600
/** A finger that stays within so much rests, px. */
const still = 10

const isCoarse = () => window.matchMedia('(pointer: coarse)').matches

/** What was used last; before anything is, what the device has. */
let last: Input | undefined

/** Takes away the click that the browser makes of the finger's release. */
const swallowRelease = () =>
  window.addEventListener('touchend', (event) => event.preventDefault(), {
    capture: true,
    once: true,
    passive: false,
  })

/**
 * Tells of a finger that rests by the event that the mouse's other button has, for browsers that do not by
 * themselves, as Safari on phones.
 */
function watchRest({ target, clientX, clientY }: PointerEvent): void {
  const stop = new AbortController()
  const timer = setTimeout(() => {
    stop.abort()
    const wish = new window.MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY })
    // Nothing is swallowed where nobody took it.
    if (target?.dispatchEvent(wish) === false) swallowRelease()
  }, longPress)
  const end = () => {
    clearTimeout(timer)
    stop.abort()
  }
  const on = { signal: stop.signal, capture: true }
  for (const name of ['pointerup', 'pointercancel', 'pointerdown', 'contextmenu', 'scroll'] as const)
    window.addEventListener(name, end, on)
  window.addEventListener(
    'pointermove',
    (event) => Math.hypot(event.clientX - clientX, event.clientY - clientY) > still && end(),
    on,
  )
}

/** Watches what is used, and for fingers that rest, until the returned function is called. */
export function watchHands(): () => void {
  const stop = new AbortController()
  const on = { signal: stop.signal, capture: true }
  window.addEventListener(
    'pointerdown',
    (event) => {
      last = event.pointerType === 'touch' ? 'touch' : 'mouse'
      // After this event, which ends what a finger before it waited for.
      if (last === 'touch' && event.isPrimary) queueMicrotask(() => watchRest(event))
    },
    on,
  )
  window.addEventListener(
    'keydown',
    () => {
      last = 'keys'
    },
    on,
  )
  return () => stop.abort()
}

/**
 * Where a menu opens that a press wishes for, on its button or, by the mouse's other button, the key for it
 * or a finger that rests, on the thing itself.
 */
export function menuPlaceOf(event: MouseEvent<HTMLElement>): MenuPlace {
  const by = last ?? (isCoarse() ? 'touch' : 'mouse')
  const isAtButton = event.type === 'click'
  if (by === 'mouse' && !isAtButton)
    return { box: { left: event.clientX, top: event.clientY, width: 0, height: 0 }, isAtButton, by }
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  return { box: { left, top, width, height }, isAtButton, by }
}
