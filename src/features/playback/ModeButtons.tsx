import { ActionIcon } from '@mantine/core'
import { IconArrowsShuffle, IconRepeat, IconRepeatOnce } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation'
import { useNowPlaying, useNowPlayingStore } from '../../device'
import classes from './ModeButtons.module.css'
import { repeatOf } from './repeatOf'

/** Shuffle on and off [D2.4-8 D4-5]. */
export function ShuffleButton() {
  const { t } = useTranslation()
  const player = useNowPlayingStore()
  const isLocked = useNowPlaying((playing) => playing.isTransportLocked) ?? true
  const random = useNowPlaying((playing) => playing.random) ?? false
  return (
    <ActionIcon
      className={classes.mode}
      aria-label={t('playback.shuffle')}
      aria-pressed={random}
      disabled={isLocked}
      onClick={() => player.send({ type: 'random.toggled' })}
    >
      <IconArrowsShuffle size={22} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}

/** Off, all, this one, off [D2.4-8 D4-5]. */
export function RepeatButton() {
  const { t } = useTranslation()
  const player = useNowPlayingStore()
  const isLocked = useNowPlaying((playing) => playing.isTransportLocked) ?? true
  const repeat = useNowPlaying(repeatOf) ?? 'off'
  const RepeatIcon = repeat === 'single' ? IconRepeatOnce : IconRepeat
  return (
    <ActionIcon
      className={classes.mode}
      aria-label={t(`playback.repeat.${repeat}`)}
      aria-pressed={repeat !== 'off'}
      disabled={isLocked}
      onClick={() => player.send({ type: 'repeat.cycled' })}
    >
      <RepeatIcon size={22} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}
