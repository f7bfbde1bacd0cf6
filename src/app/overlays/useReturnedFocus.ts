import { useEffect } from 'react'

/** Gives the focus back, when the component goes, to what had it when it came, if that is still there. */
export const useReturnedFocus = (): void => {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
}
