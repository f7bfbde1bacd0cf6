import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation'
import type { BrowseItem } from '../../../schemas/generated/types'
import { Cover } from '../../ui/cover/Cover'
import classes from './RecentCard.module.css'

interface Props {
  item: BrowseItem
  /** Origin of the player's pictures. */
  origin: string | undefined
  disabled: boolean
  onPlay: () => void
}

/** The cover of what was played, with its words; a press plays it. */
export function RecentCard({ item, origin, disabled, onPlay }: Props) {
  const { t } = useTranslation()
  const name = (item.title || item.name)?.trim() || t('playback.untitled')
  return (
    <button
      type="button"
      className={classes.card}
      disabled={disabled}
      aria-label={t('home.play', { name: [name, item.artist?.trim()].filter(Boolean).join(' – ') })}
      onClick={onPlay}
    >
      <span className={classes.art}>
        <Cover albumart={item.albumart} origin={origin} />
        <span className={classes.play}>
          <IconPlayerPlayFilled size={18} aria-hidden />
        </span>
      </span>
      <span className={classes.name}>{name}</span>
      <span className={classes.by}>{item.artist}</span>
    </button>
  )
}
