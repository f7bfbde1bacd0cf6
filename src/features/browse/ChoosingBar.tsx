import { ActionIcon } from '@mantine/core'
import {
  IconPlayerPlay,
  IconPlayerTrackNext,
  IconPlaylistAdd,
  IconRowInsertBottom,
} from '@tabler/icons-react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { SelectionBar } from '../../ui/rows/SelectionBar'
import classes from './BrowseView.module.css'
import type { SeveralAction } from './commands/createSeveralRunner'

interface Props {
  /** How many are chosen. */
  count: number
  /** They are songs, which a playlist takes several of at once. */
  areSongs: boolean
  /** Another device leads what plays. */
  isLocked: boolean
  onAll: () => void
  onAct: (action: SeveralAction) => void
  onClose: () => void
}

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const
const actions = [
  ['play', IconPlayerPlay],
  ['playNext', IconPlayerTrackNext],
  ['addToQueue', IconRowInsertBottom],
  ['addToPlaylist', IconPlaylistAdd],
] as const

/** What can be done with several items of a page; stands in the place of the page's tools meanwhile. */
export function ChoosingBar({ count, areSongs, isLocked, onAll, onAct, onClose }: Props) {
  const { t } = useTranslation()
  const isOff = (action: SeveralAction) =>
    count === 0 || (isLocked && action === 'play') || (!areSongs && action === 'addToPlaylist')
  return (
    <div className={classes.bar}>
      <div className={classes.choosing}>
        <SelectionBar count={count} label={t('browse.tools')} onAll={onAll} onClose={onClose}>
          {actions.map(([action, Icon]) => (
            <ActionIcon
              key={action}
              aria-label={t(`browse.menu.${action}`)}
              title={t(`browse.menu.${action}`)}
              disabled={isOff(action)}
              onClick={() => onAct(action)}
            >
              <Icon {...icon} />
            </ActionIcon>
          ))}
        </SelectionBar>
      </div>
    </div>
  )
}
