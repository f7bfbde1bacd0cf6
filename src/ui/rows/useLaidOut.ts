import { useEffect, useRef, type RefObject } from 'react'

/**
 * Calls `look` with the element's box in the window whenever the browser has laid it out at first, in another size, or because
 * `layout` is another value: then to ask for it costs nothing, and what comes of it is drawn after this frame.
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
    observer.observe(watched)
    return () => observer.disconnect()
    // To be watched anew is to be looked at anew.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [element, layout])
}
