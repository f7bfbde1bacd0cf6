import { ActionIcon } from '@mantine/core'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePlayback, usePlaybackActor } from './PlaybackContext'

/** The heart of what plays [D2.4-3 D4-9]; there is nothing to love without a uri [D5-3]. */
export function FavouriteButton() {
  const { t } = useTranslation()
  const actor = usePlaybackActor()
  const isFavourite = usePlayback(({ context }) => context.facts?.isFavourite ?? false)
  const isOff = usePlayback(({ context: { facts } }) => !facts || facts.disableUi || facts.uri === '')
  const Heart = isFavourite ? IconHeartFilled : IconHeart
  return (
    <ActionIcon
      aria-label={t('playback.favourite')}
      aria-pressed={isFavourite}
      disabled={isOff}
      color={isFavourite ? 'accent' : 'gray'}
      onClick={() => actor.send({ type: 'favourite.toggled' })}
    >
      <Heart size={24} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}
