import { useEffect, useLayoutEffect } from 'react'
import type { Scrolls } from './session/createScrolls'

/**
 * Remembers how far each place is scrolled and puts the window there when what belongs to it is drawn, which `isReady` tells
 * [D2.6-13].
 */
export function useScrollKept(scrolls: Scrolls, address: string, isReady: boolean): void {
  useLayoutEffect(() => {
    if (!isReady) return
    const kept = scrolls.of(address)
    // To ask the window would have the browser lay out the page before it is finished. Who comes from elsewhere comes to its top.
    const now = scrolls.windowTop() ?? (kept === undefined ? 0 : undefined)
    const top = kept ?? 0
    if (now === top) return
    window.scrollTo({ top, behavior: 'instant' })
    scrolls.noteWindow(top)
  }, [scrolls, address, isReady])
  useEffect(() => {
    const note = () => {
      scrolls.noteWindow(window.scrollY)
      if (isReady) scrolls.note(address, window.scrollY)
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [scrolls, address, isReady])
  // Other screens scroll the window, too.
  useEffect(() => () => scrolls.noteWindow(undefined), [scrolls])
}
