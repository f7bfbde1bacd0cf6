import { useEffect } from 'react'

let locks = 0

/** Keeps the page from scrolling while any component that uses this is mounted. */
export const useLockedScroll = (): void => {
  useEffect(() => {
    const html = document.documentElement
    // The room that the page's scrollbar leaves, so that nothing jumps when it goes.
    if (locks === 0) html.style.setProperty('--panel-scrollbar', `${window.innerWidth - html.clientWidth}px`)
    locks += 1
    html.toggleAttribute('data-scroll-locked', true)
    return () => {
      locks -= 1
      html.toggleAttribute('data-scroll-locked', locks > 0)
    }
  }, [])
}
