import { useMemo } from 'react'
import { Palette } from './Palette'
import { useCommands } from './useCommands'
import { useSearchCommand } from './useSearchCommand'
import './texts'
import '../keys/texts'

/** The palette, open, over all that can be found just now. */
export const PaletteHost = ({ onClose }: { onClose: () => void }) => {
  const collect = useCommands()
  const commands = useMemo(() => collect(), [collect])
  const search = useSearchCommand()
  return <Palette commands={commands} search={search} onClose={onClose} />
}
