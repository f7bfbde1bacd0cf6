import { useEffect, useRef } from 'react'
import type { BrowseItem } from '../../../../schemas/generated/types'
import { usePanelUndo } from '../../../ui/undo/PanelUndo'
import { ChoosingBar } from '../ChoosingBar'
import { useItemCommands } from '../commands/useItemCommands'
import { withType } from './LoneItemMenu'

interface Props {
  /** Those that are chosen; one without a type is a song. */
  items: readonly BrowseItem[]
  /** Address of the list that they are of. */
  uri: string
  onAll: () => void
  onClose: () => void
}

const nothing = () => undefined

/** What can be done with several items of another screen than browse; `onClose` follows what is done. */
export function LoneChoosingBar({ items, uri, onAll, onClose }: Props) {
  const { offer } = usePanelUndo()
  const bar = useRef<HTMLDivElement>(null)
  const place = { uri }
  const commands = useItemCommands({
    place,
    method: 'single',
    browse: nothing,
    onChanged: nothing,
    onTold: nothing,
    onUndo: offer,
  })
  // It has come after the keyboard was to go on in it.
  useEffect(() => {
    if (document.activeElement?.contains(bar.current))
      bar.current?.querySelector<HTMLElement>('[data-choosing]')?.focus({ preventScroll: true })
  }, [])
  const typed = items.map(withType)
  return (
    <div ref={bar}>
      <ChoosingBar
        items={typed}
        place={place}
        isLocked={commands.isLocked}
        onAll={onAll}
        onClose={onClose}
        onAct={(action) => {
          commands.actOnSeveral(action, typed)
          onClose()
        }}
      />
    </div>
  )
}
