import { windowScroll, type Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useRef } from 'react'

/**
 * Scrolls for a list of which only the rows in view exist, but not when the list comes: the window is where it is, and to scroll it
 * there once more would have the browser lay out the page before it is finished. `scrollToFn` is
 * the virtualizer's, `begin` is to be called in a layout effect behind its hook.
 */
export function useQuietStart() {
  const hasBegun = useRef(false)
  const scrollToFn = useCallback(
    (
      offset: number,
      options: { adjustments?: number; behavior?: ScrollBehavior },
      list: Virtualizer<Window, Element>,
    ) => {
      if (hasBegun.current) windowScroll(offset, options, list)
    },
    [],
  )
  /** Says that the list is there. */
  const begin = useCallback(() => {
    hasBegun.current = true
  }, [])
  return { scrollToFn, begin }
}
