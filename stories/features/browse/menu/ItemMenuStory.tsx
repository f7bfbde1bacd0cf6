import { IconMicrophone2 } from '@tabler/icons-react'
import { useState } from 'react'
import type { BrowseItem } from '../../../../schemas/generated/types'
import { DeviceToasts } from '../../../../src/app/overlays/toasts/ToastProvider'
import type { CommandPlace } from '../../../../src/features/browse/commands/ItemCommand'
import { useItemCommands } from '../../../../src/features/browse/commands/useItemCommands'
import { ItemMenu } from '../../../../src/features/browse/menu/ItemMenu'
import { ActionRow } from '../../../../src/ui/rows/ActionRow'
import { type Undo, UndoBar, useUndo } from '../../../../src/ui/undo/PanelUndo'
import { browserServices } from '../../../support/browserServices'
import { noHandlers } from '../../../support/noHandlers'
import { ScriptedPlayer, type Answers } from '../../../support/ScriptedPlayer'
import { StoryProviders } from '../../../support/StoryProviders'

interface Props {
  items: readonly BrowseItem[]
  /** Where they are seen. */
  place: CommandPlace
  /** Type of the item whose menu is open; the first unless told. */
  of?: string
  /** What it was opened with. */
  by?: 'mouse' | 'touch' | 'keys'
  /** Ways of another feature, as the screen adds them. */
  links?: readonly string[]
  state?: unknown
  answers?: Answers
  language?: 'en' | 'de'
  onPlayer?: (player: ScriptedPlayer) => void
  onChanged?: () => void
}

function Page({ items, place, of, by = 'mouse', links = [], onChanged }: Props) {
  const at = { box: { left: 240, top: 96, width: 44, height: 44 }, isAtButton: true, by }
  const undo = useUndo<Undo>()
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      items.findIndex(({ type }) => type === of),
    ),
  )
  const [isOpen, setOpen] = useState(true)
  const commands = useItemCommands({
    place,
    method: 'single',
    browse: () => undefined,
    onChanged: () => onChanged?.(),
    onTold: () => undefined,
    onUndo: undo.offer,
  })
  const item = items[index]
  return (
    <main style={{ minHeight: '100vh', maxWidth: 880, margin: '0 auto', padding: 16 }}>
      <h1>{place.title ?? place.uri}</h1>
      {items.map(({ title = 'Untitled', type = '' }, place) => (
        <ActionRow
          key={`${type} ${title}`}
          icon={null}
          label={title}
          onPress={() => {
            setIndex(place)
            setOpen(true)
          }}
        />
      ))}
      {isOpen && item ? (
        <ItemMenu
          at={at}
          item={item}
          place={place}
          isFavourite={commands.isFavourite(item)}
          isLocked={commands.isLocked}
          links={links.map((label) => (
            <ActionRow
              key={label}
              icon={<IconMicrophone2 size={22} stroke={1.6} aria-hidden />}
              label={label}
              onPress={() => setOpen(false)}
            />
          ))}
          onAct={(action) => commands.act(action, item, items, index)}
          onClose={() => setOpen(false)}
        />
      ) : null}
      <UndoBar undo={undo.offered} onClose={undo.close} onHold={undo.hold} />
    </main>
  )
}

/** The menu of an item on a page of a scripted player, with all that its entries do. */
export function ItemMenuStory(props: Props) {
  const { language = 'en', state, answers, onPlayer } = props
  const [player] = useState(() => {
    const player = new ScriptedPlayer({ ...(answers && { answers }) })
    if (state !== undefined) player.push('pushState', state)
    onPlayer?.(player)
    return player
  })
  return (
    <StoryProviders player={player} services={browserServices} handlers={noHandlers} language={language}>
      <DeviceToasts />
      <div lang={language}>
        <Page {...props} />
      </div>
    </StoryProviders>
  )
}
