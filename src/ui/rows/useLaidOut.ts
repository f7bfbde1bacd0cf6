import { useEffect, useRef, type RefObject } from 'react'

/**
 * Calls `look` with the element's box in the window whenever the browser has laid it out at first, in another size, at another place
 * because something above it is of another height, or because `layout` is another value: then to ask for it costs nothing, and what
 * comes of it is drawn after this frame.
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
