import { type ReactNode, useEffect, useRef } from 'react'
import type { BrowseItem } from '../../../../schemas/generated/types'
import type { MenuPlace } from '../../../ui/menu/menuPlace'
import { ChoosingBar } from '../ChoosingBar'
import { useLoneItemCommands } from '../commands/useItemCommands'
import { ItemMenu } from './ItemMenu'

interface Props {
  /** One without a type is a song. */
  item: BrowseItem
  /** Address of the list that it is of. */
  uri: string
  at: MenuPlace
  links?: ReactNode
  /** Begins choosing several, this one first; absent where it stands alone. */
  onSelect?: (() => void) | undefined
  onClose: () => void
  /** The list is another now. */
  onChanged?: () => void
}

/** An item with a type: one without is a song. */
const withType = (item: BrowseItem): BrowseItem => ({ ...item, type: item.type || 'song' })

/** The menu of an item that stands on another screen than browse, with all that browse has for it there. */
export function LoneItemMenu({ item, uri, at, links, onSelect, onClose, onChanged }: Props) {
  const place = { uri }
  const commands = useLoneItemCommands(place, onChanged)
  const typed = withType(item)
  return (
    <ItemMenu
      at={at}
      item={typed}
      place={place}
      isFavourite={commands.isFavourite(typed)}
      isLocked={commands.isLocked}
      links={links}
      onAct={(action) => commands.act(action, typed, [typed], 0)}
      onSelect={onSelect}
      onClose={onClose}
    />
  )
}

interface LoneChoosingBarProps {
  /** Those that are chosen; one without a type is a song. */
  items: readonly BrowseItem[]
  /** Address of the list that they are of. */
  uri: string
  onAll: () => void
  onClose: () => void
}

/** What can be done with several items of another screen than browse; `onClose` follows what is done. */
export function LoneChoosingBar({ items, uri, onAll, onClose }: LoneChoosingBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const place = { uri }
  const commands = useLoneItemCommands(place)
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
