import { useEffect } from 'react'

/**
 * Opens the palette by Ctrl or ⌘ and K, over whatever screen is on, from the first moment; not over another dialog, and not while
 * the panel `isLocked`.
 */
export const usePaletteKey = (onOpen: () => void, isLocked: boolean): void => {
  useEffect(() => {
    if (isLocked) return undefined
    const press = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      if (event.defaultPrevented || document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      onOpen()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [onOpen, isLocked])
}
