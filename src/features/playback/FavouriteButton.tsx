import { ActionIcon } from '@mantine/core'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation'
import { useNowPlaying, useNowPlayingStore } from '../../device'
import classes from './FavouriteButton.module.css'

/**
 * The heart of what plays [D2.4-3 D4-9], full where it is a favourite and under a mouse that could make it one; there is nothing
 * to love without a uri [D5-3].
 */
export function FavouriteButton() {
  const { t } = useTranslation()
  const player = useNowPlayingStore()
  const isFavourite = useNowPlaying((playing) => playing.isFavourite) ?? false
  const isOff = useNowPlaying(({ isLocked, uri }) => isLocked || uri === '') ?? true
  return (
    <ActionIcon
      className={classes.heart}
      aria-label={t('playback.favourite')}
      aria-pressed={isFavourite}
      disabled={isOff}
      color={isFavourite ? 'accent' : 'gray'}
      onClick={() => player.toggleFavourite()}
    >
      <IconHeart className={classes.open} size={24} stroke={1.75} aria-hidden />
      <IconHeartFilled className={classes.full} size={24} aria-hidden />
    </ActionIcon>
  )
}
