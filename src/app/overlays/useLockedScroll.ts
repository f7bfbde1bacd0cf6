import { useEffect } from 'react'

let locks = 0

/** Keeps the page from scrolling while any component that uses this is mounted. */
export const useLockedScroll = (): void => {
  useEffect(() => {
    locks += 1
    document.documentElement.toggleAttribute('data-scroll-locked', true)
    return () => {
      locks -= 1
      document.documentElement.toggleAttribute('data-scroll-locked', locks > 0)
    }
  }, [])
}
