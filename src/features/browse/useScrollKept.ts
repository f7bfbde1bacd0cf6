import { useEffect, useLayoutEffect } from 'react'
import type { BrowseSession } from './session/BrowseSession'

/**
 * Remembers how far each place is scrolled and puts the window there when what belongs to it is drawn, which `isReady` tells
 * [D2.6-13].
 */
export function useScrollKept(session: BrowseSession, address: string, isReady: boolean): void {
  useLayoutEffect(() => {
    if (!isReady) return
    const kept = session.scrolls.get(address)
    // To ask the window would have the browser lay out the page before it is finished. Who comes from elsewhere comes to its top.
    const now = session.top ?? (kept === undefined ? 0 : undefined)
    const top = kept ?? 0
    if (now === top) return
    window.scrollTo({ top, behavior: 'instant' })
    session.top = top
  }, [session, address, isReady])
  useEffect(() => {
    const note = () => {
      session.top = window.scrollY
      if (isReady) session.scrolls.set(address, window.scrollY)
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [session, address, isReady])
  // Other screens scroll the window, too.
  useEffect(
    () => () => {
      session.top = undefined
    },
    [session],
  )
}
