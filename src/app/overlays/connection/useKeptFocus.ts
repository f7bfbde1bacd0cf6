import { useEffect, useRef } from 'react'

/**
 * While `isCovered`, what is beneath is inert and so loses the focus: this gives it back to the same field afterwards,
 * so that typing goes on where it was.
 */
export const useKeptFocus = (isCovered: boolean): void => {
  const last = useRef<HTMLElement>(undefined)
  useEffect(() => {
    if (isCovered) return undefined
    const field = last.current
    last.current = undefined
    if (field?.isConnected && document.activeElement === document.body) field.focus({ preventScroll: true })
    const remember = (event: FocusEvent) => {
      last.current = event.target instanceof HTMLElement ? event.target : undefined
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [isCovered])
}
