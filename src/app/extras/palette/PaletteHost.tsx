import { useCallback, useEffect, useState } from 'react'
import type { Command } from './Command'
import { Palette } from './Palette'
import { useCommands } from './useCommands'
import { useSeenSettings } from './useSeenSettings'

/** Opens the palette by Ctrl or ⌘ and K, over whatever screen is on; not over another dialog, and not while `isLocked`. */
export const PaletteHost = ({ isLocked }: { isLocked: boolean }) => {
  const seen = useSeenSettings()
  const collect = useCommands()
  const [commands, setCommands] = useState<readonly Command[]>()
  const close = useCallback(() => setCommands(undefined), [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      if (isLocked || event.defaultPrevented || document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      setCommands(collect(seen.current))
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [collect, seen, isLocked])
  return commands && !isLocked ? <Palette commands={commands} onClose={close} /> : null
}
