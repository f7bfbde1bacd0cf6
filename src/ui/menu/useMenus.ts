import { useEffect } from 'react'
import { prefetchOnIdle } from '../idle'
import { watchHands } from './menuPlace'

/** Fetches what draws the menus of a mouse and of keys. */
export const loadFloatingMenu = () => import('./FloatingMenu')

/** For screens that have menus: knows how one is wished for, and fetches what draws those of a mouse. */
export function useMenus(): void {
  useEffect(watchHands, [])
  useEffect(() => {
    if (!window.matchMedia('(any-hover: hover)').matches) return undefined
    return prefetchOnIdle(loadFloatingMenu)
  }, [])
}
