import { ActionIcon } from '@mantine/core'
import { IconArrowsShuffle, IconRepeat, IconRepeatOnce } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation'
import classes from './ModeButtons.module.css'
import { usePlayback, usePlaybackActor } from './PlaybackContext'
import { useIsTransportLocked } from './useIsLocked'
import { useRepeat } from './useRepeat'

/** Shuffle on and off [D2.4-8 D4-5]. */
export function ShuffleButton() {
  const { t } = useTranslation()
  const actor = usePlaybackActor()
  const isLocked = useIsTransportLocked()
  const random = usePlayback(({ context }) => context.facts?.random ?? false)
  return (
    <ActionIcon
      className={classes.mode}
      aria-label={t('playback.shuffle')}
      aria-pressed={random}
      disabled={isLocked}
      onClick={() => actor.send({ type: 'random.toggled' })}
    >
      <IconArrowsShuffle size={22} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}

/** Off, all, this one, off [D2.4-8 D4-5]. */
export function RepeatButton() {
  const { t } = useTranslation()
  const actor = usePlaybackActor()
  const isLocked = useIsTransportLocked()
  const repeat = useRepeat()
  const RepeatIcon = repeat === 'single' ? IconRepeatOnce : IconRepeat
  return (
    <ActionIcon
      className={classes.mode}
      aria-label={t(`playback.repeat.${repeat}`)}
      aria-pressed={repeat !== 'off'}
      disabled={isLocked}
      onClick={() => actor.send({ type: 'repeat.cycled' })}
    >
      <RepeatIcon size={22} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}
