import { useLayoutEffect, useState, type RefObject } from 'react'

/** Whether a box shows less than it holds; looked at again whenever either changes its size. */
export function useIsCut(box: RefObject<HTMLElement | null>): boolean {
  const [isCut, setIsCut] = useState(false)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return undefined
    const look = () => setIsCut(current.scrollHeight > current.clientHeight + 1)
    look()
    if (typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(look)
    observer.observe(current)
    for (const child of current.children) observer.observe(child)
    return () => observer.disconnect()
  }, [box])
  return isCut
}
