import { useEffect, useLayoutEffect } from 'react'

/**
 * Remembers how far each place is scrolled and puts the window there when what belongs to it is drawn, which `isReady` tells
 * [D2.6-13].
 */
export function useScrollKept(scrolls: Map<string, number>, address: string, isReady: boolean): void {
  useLayoutEffect(() => {
    if (!isReady) return
    const top = scrolls.get(address) ?? 0
    if (Math.abs(window.scrollY - top) > 1) window.scrollTo({ top, behavior: 'instant' })
  }, [scrolls, address, isReady])
  useEffect(() => {
    if (!isReady) return undefined
    const note = () => scrolls.set(address, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [scrolls, address, isReady])
}
