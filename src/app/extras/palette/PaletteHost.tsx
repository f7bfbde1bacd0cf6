import { memo, useMemo } from 'react'
import { Palette } from './Palette'
import { useCommands } from './useCommands'
import { useSearchCommand } from './useSearchCommand'

/** Whether the palette is open, and what closes it. */
export interface PaletteDoor {
  isOpen: boolean
  onClose: () => void
}

/** Draws the palette while it is open. */
export const PaletteHost = memo(function PaletteHost({ isOpen, onClose }: PaletteDoor) {
  const collect = useCommands()
  const commands = useMemo(() => (isOpen ? collect() : undefined), [isOpen, collect])
  const search = useSearchCommand()
  return commands ? <Palette commands={commands} search={search} onClose={onClose} /> : null
})
