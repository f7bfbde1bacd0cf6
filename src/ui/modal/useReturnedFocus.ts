import { useEffect, useLayoutEffect, useRef } from 'react'

/** Gives the focus back, when the component goes, to what had it when it came, if that is still there. */
export const useReturnedFocus = (): void => {
  const before = useRef<Element | null>(null)
  // With the commit: passive effects may run only after the focus trap has taken the focus for itself.
  useLayoutEffect(() => {
    before.current = document.activeElement
  }, [])
  useEffect(() => {
    // Where it took the place of another such component, that one has only now given the focus back.
    if (before.current === document.body) before.current = document.activeElement
    return () => {
      const { current } = before
      if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true })
    }
  }, [])
}
