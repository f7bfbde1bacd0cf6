import { memo, useEffect, useMemo } from 'react'
import { Palette } from './Palette'
import { useCommands } from './useCommands'

/** Whether the palette is open, and what opens and closes it. */
export interface PaletteDoor {
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}

/** Opens the palette by Ctrl or ⌘ and K, over whatever screen is on; not over another dialog. */
export const PaletteHost = memo(function PaletteHost({ isOpen, onOpen, onClose }: PaletteDoor) {
  const collect = useCommands()
  const commands = useMemo(() => (isOpen ? collect() : undefined), [isOpen, collect])
  useEffect(() => {
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
  }, [onOpen])
  return commands ? <Palette commands={commands} onClose={onClose} /> : null
})
