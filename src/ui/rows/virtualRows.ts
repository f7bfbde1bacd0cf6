import {
  useEffect,
  useLayoutEffect,
  useRef,
  type RefObject,
  startTransition,
  useState,
  useCallback,
} from 'react'
import { windowScroll, type Virtualizer } from '@tanstack/react-virtual'
import { onIdle } from '../idle'

/**
 * Calls `look` with the element's box in the window whenever the browser has laid it out at first, in another
 * size, at another place because something above it is of another height, or because `layout` is another
 * value: then to ask for it costs nothing, and what comes of it is drawn after this frame.
 */
export function useLaidOut(
  element: RefObject<HTMLElement | null>,
  layout: string,
  look: (box: DOMRect) => void,
): void {
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  useEffect(() => {
    const watched = element.current
    if (!watched) return undefined
    const observer = new ResizeObserver(() => latest.current(watched.getBoundingClientRect()))
    // What grows above an element moves it without resizing it, but resizes what both stand in.
    for (let box: HTMLElement | null = watched; box; box = box.parentElement) observer.observe(box)
    return () => observer.disconnect()
    // To be watched anew is to be looked at anew.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [element, layout])
}

/**
 * How many rows beyond those in view a list draws: none at first, so that the first of them are there sooner,
 * and `rows` as soon as the browser has nothing else to do. It begins anew with another `order`, in which all
 * rows are others. A list that stands ready while it `isEmpty` begins when there is something in it.
 */
export function useLaterOverscan(rows: number, isEmpty = false, order = ''): number {
  /** The order in which the first of them are there. */
  const [begun, setBegun] = useState<string>()
  if (isEmpty && begun !== undefined) setBegun(undefined)
  useEffect(
    () => (isEmpty ? undefined : onIdle(() => startTransition(() => setBegun(order)))),
    [isEmpty, order],
  )
  return begun === order ? rows : 0
}

/**
 * Scrolls for a list of which only the rows in view exist, but not when the list comes: the window is where
 * it is, and to scroll it there once more would have the browser lay out the page before it is finished.
 * `scrollToFn` is the virtualizer's, `begin` is to be called in a layout effect behind its hook.
 */
export function useQuietStart() {
  const hasStarted = useRef(false)
  const scrollToFn = useCallback(
    (
      offset: number,
      options: { adjustments?: number; behavior?: ScrollBehavior },
      list: Virtualizer<Window, Element>,
    ) => {
      if (hasStarted.current) windowScroll(offset, options, list)
    },
    [],
  )
  /** Says that the list is there. */
  const begin = useCallback(() => {
    hasStarted.current = true
  }, [])
  return { scrollToFn, begin }
}

/**
 * Room that sticky bars take at the top and the bottom of the window, px; where it is low those at the top go
 * with the screen.
 */
export const roomOfBars = () =>
  window.innerHeight < 400 ? { top: 8, bottom: 106 } : { top: 124, bottom: 160 }

/** Has a list whose sizes are known take them anew when `sizes`, by which they go, is another value. */
export function useSizesAnew(virtualizer: { measure: () => void }, sizes: unknown): void {
  const taken = useRef(sizes)
  useLayoutEffect(() => {
    if (taken.current === sizes) return
    taken.current = sizes
    virtualizer.measure()
  }, [virtualizer, sizes])
}
