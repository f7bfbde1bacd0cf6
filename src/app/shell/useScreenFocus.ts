import { useEffect, useRef, type RefObject } from 'react'

/** Moves the focus to the content when the screen changes, so that a keyboard or screen reader starts at its top. */
export const useScreenFocus = (path: string): RefObject<HTMLElement | null> => {
  const content = useRef<HTMLElement>(null)
  const last = useRef(path)
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    content.current?.focus({ preventScroll: true })
  }, [path])
  return content
}
