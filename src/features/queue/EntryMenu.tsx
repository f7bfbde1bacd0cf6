import {
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconPlayerPlay,
  IconPlayerTrackNext,
  IconPlaylistAdd,
  IconTrash,
} from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { QueueEntry, QueueStep } from '../../../machines/queue.machine'
import type { QueueItem } from '../../../schemas/generated/types'
import { useTranslation } from '../../i18n/TranslationProvider'
import { ActionMenu } from '../../ui/menu/ActionMenu'
import type { MenuPlace } from '../../ui/menu/menuPlace'
import { usePanelModals } from '../../ui/modal/PanelModals'
import { ActionRow, type NamedText, withName } from '../../ui/rows/ActionRow'

/** Where several entries are moved to: before all others, behind what plays, behind all others. */
export type Target = 'top' | 'next' | 'end'

/**
 * The steps that bring the chosen entries there, in the order that they have; what plays is not moved behind
 * itself.
 */
export function movesTo(
  target: Target,
  entries: readonly QueueEntry[],
  chosen: ReadonlySet<number>,
  current: number | undefined,
): QueueStep[] {
  const isMoved = ({ id }: QueueEntry) => chosen.has(id) && !(target === 'next' && id === current)
  const others = entries.filter((entry) => !isMoved(entry))
  const behind = others.findIndex(({ id }) => id === current) + 1
  const before = { top: others[0], next: others[behind], end: undefined }[target]?.id
  return entries.filter(isMoved).map(({ id }) => ({ kind: 'move', id, before }))
}

/**
 * Where an entry stands already, by its place and that of what plays (-1 for nothing): moving it there would
 * change nothing. What plays cannot be moved behind itself.
 */
export function standsAt(place: number, current: number, count: number): Record<Target, boolean> {
  return {
    top: place === 0,
    next: place === current || place === current + 1,
    end: place === count - 1,
  }
}

/**
 * The words of an entry [D2.7-1]: its name, and 'artist - album' as far as they are known; '' where nothing
 * is.
 */
export function describeEntry({ name, title, artist, album, uri }: QueueItem): { name: string; by: string } {
  const shownName = [name, title].map((text) => text?.trim()).find(Boolean)
  const file = uri?.split('/').findLast((part) => part !== '')
  return {
    name: shownName ?? file ?? '',
    by: [artist, album]
      .map((text) => text?.trim())
      .filter(Boolean)
      .join(' - '),
  }
}

interface Props {
  /** Where it opens. */
  at: MenuPlace
  entry: QueueEntry
  /** Where it cannot be moved, because it stands there. */
  isAt: Readonly<Record<Target, boolean>>
  /** The ways that lead away from it, of another feature. */
  links: ReactNode
  onPlay: () => void
  onMove: (target: Target) => void
  onRemove: () => void
  onClose: () => void
}

const look = { size: 22, stroke: 1.6, 'aria-hidden': true }
const targets = [
  ['next', IconPlayerTrackNext],
  ['top', IconArrowBarToUp],
  ['end', IconArrowBarToDown],
] as const

/** What can be done with one entry, as long as it is mounted. */
export function EntryMenu(props: Props) {
  const { at, isAt, links, onPlay, onMove, onRemove, onClose } = props
  const { item } = props.entry
  const { t } = useTranslation()
  const modals = usePanelModals()
  const { name, by } = describeEntry(item)
  const { uri = '', service = '', trackType } = item
  const isRadio = trackType === 'webradio' || service === 'webradio'
  const leave = (action: () => void) => () => {
    onClose()
    action()
  }
  return (
    <ActionMenu place={at} title={name || t('queue.nameless')} about={by || null} onClose={onClose}>
      <ActionRow icon={<IconPlayerPlay {...look} />} label={t('queue.play')} onPress={leave(onPlay)} />
      {targets.map(([target, Icon]) => (
        <ActionRow
          key={target}
          icon={<Icon {...look} />}
          label={t(`queue.selection.${target}`)}
          disabled={isAt[target]}
          onPress={leave(() => onMove(target))}
        />
      ))}
      <ActionRow
        icon={<IconPlaylistAdd {...look} />}
        label={t('playback.addToPlaylist')}
        disabled={isRadio || uri === ''}
        onPress={leave(() =>
          modals.open({ name: 'modal-add-to-playlist', params: { uri, service, title: name } }),
        )}
      />
      {links}
      <ActionRow
        icon={<IconTrash {...look} />}
        label={t('queue.selection.remove')}
        onPress={leave(onRemove)}
      />
    </ActionMenu>
  )
}

/** What the buttons of an entry are called, by its name. */
export interface RowTexts {
  /** In place of a name. */
  nameless: string
  remove: NamedText
  more: NamedText
  move: NamedText
}

/** The texts of rows in a language, looked up once for all of them. */
export const createRowTexts = (t: TFunction): RowTexts => ({
  nameless: t('queue.nameless'),
  remove: withName((name) => t('queue.remove', { name })),
  more: withName((name) => t('queue.more', { name })),
  move: withName((name) => t('queue.move', { name })),
})
