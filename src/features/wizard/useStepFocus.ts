import { useEffect, useRef, type RefObject } from 'react'

const isShown = (title: HTMLElement) => title.checkVisibility?.() ?? true

/** Moves the focus to the title of what has come on screen, so that it is read and the keyboard starts there. */
export const useStepFocus = (page: string): RefObject<HTMLDivElement | null> => {
  const content = useRef<HTMLDivElement>(null)
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    const titles = [...(content.current?.querySelectorAll<HTMLElement>('[data-wizard-title]') ?? [])]
    titles.find(isShown)?.focus({ preventScroll: true })
  }, [page])
  return content
}
