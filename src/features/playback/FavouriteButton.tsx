import { ActionIcon } from '@mantine/core'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation'
import classes from './FavouriteButton.module.css'
import { usePlayback, usePlaybackActor } from './PlaybackContext'

/**
 * The heart of what plays [D2.4-3 D4-9], full where it is a favourite and under a mouse that could make it one; there is nothing
 * to love without a uri [D5-3].
 */
export function FavouriteButton() {
  const { t } = useTranslation()
  const actor = usePlaybackActor()
  const isFavourite = usePlayback(({ context }) => context.facts?.isFavourite ?? false)
  const isOff = usePlayback(({ context: { facts } }) => !facts || facts.disableUi || facts.uri === '')
  return (
    <ActionIcon
      className={classes.heart}
      aria-label={t('playback.favourite')}
      aria-pressed={isFavourite}
      disabled={isOff}
      color={isFavourite ? 'accent' : 'gray'}
      onClick={() => actor.send({ type: 'favourite.toggled' })}
    >
      <IconHeart className={classes.open} size={24} stroke={1.75} aria-hidden />
      <IconHeartFilled className={classes.full} size={24} aria-hidden />
    </ActionIcon>
  )
}
