import { useEffect, useRef, type RefObject } from 'react'

/**
 * Lets a keyboard go on where choosing several begins and ends: the button that was pressed is gone then, and the focus with
 * it. It goes to the one in its place within `screen`, which has the attribute `data-choosing`. Escape ends choosing.
 */
export function useChoosingKeys(
  screen: RefObject<HTMLElement | null>,
  isChoosing: boolean,
  end: () => void,
): void {
  const was = useRef(isChoosing)
  const latest = useRef(end)
  useEffect(() => {
    latest.current = end
  })
  useEffect(() => {
    if (was.current === isChoosing) return
    was.current = isChoosing
    const isLost = () => document.activeElement === document.body
    if (isLost())
      screen.current?.querySelector<HTMLElement>('[data-choosing]')?.focus({ preventScroll: true })
    // Nothing is left to be chosen.
    if (isLost()) screen.current?.focus({ preventScroll: true })
  }, [screen, isChoosing])
  useEffect(() => {
    if (!isChoosing) return undefined
    // On the window, where whatever else Escape closes has been asked before. Dialogs hear it there, too, but later: they came later.
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      if (!document.querySelector('[aria-modal]')) latest.current()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isChoosing])
}
