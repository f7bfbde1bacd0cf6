import {
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconPlayerPlay,
  IconPlayerTrackNext,
  IconPlaylistAdd,
  IconTrash,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import type { QueueEntry } from '../../../machines/queue.machine'
import { PanelModal } from '../../ui/modal/PanelModal'
import { usePanelModals } from '../../ui/modal/PanelModals'
import { ActionRow } from '../../ui/rows/ActionRow'
import { describeEntry } from './describeEntry'
import classes from './EntryMenu.module.css'
import type { Target } from './movesTo'

interface Props {
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

/** What can be done with one entry, as long as it is mounted. A low screen has room for all of it: no button to close lies below. */
export function EntryMenu({ entry: { item }, isAt, links, onPlay, onMove, onRemove, onClose }: Props) {
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
    <PanelModal isTop title={name || t('queue.nameless')} onClose={onClose}>
      {by ? <p className={classes.by}>{by}</p> : null}
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
    </PanelModal>
  )
}
