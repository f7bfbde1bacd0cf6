import { useEffect, useState, type RefObject } from 'react'

/** Whether an element that stays mounted is on the screen, in a tab that somebody looks at. */
export function useIsSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    let isOnScreen = false
    const judge = () => setSeen(isOnScreen && document.visibilityState === 'visible')
    const observer = new IntersectionObserver((entries) => {
      isOnScreen = entries.at(-1)?.isIntersecting ?? false
      judge()
    })
    if (element.current) observer.observe(element.current)
    document.addEventListener('visibilitychange', judge)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', judge)
    }
  }, [element])
  return isSeen
}
