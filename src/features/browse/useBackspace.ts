import { useEffect, useRef } from 'react'

const editable = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'

/** Backspace leads back, except where somebody writes [D2.6-11] or a dialog is open. */
export function useBackspace(back: () => void): void {
  const latest = useRef(back)
  useEffect(() => {
    latest.current = back
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.key !== 'Backspace' ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey
      )
        return
      if (event.target instanceof Element && event.target.closest(`${editable}, [role="dialog"]`)) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
