import { ActionIcon } from '@mantine/core'
import {
  IconArrowsShuffle,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
  IconPlayerStopFilled,
  IconRepeat,
  IconRepeatOnce,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useUiTheme } from '../../theme/uiTheme/UiThemeContext'
import { usePlayback, usePlaybackActor } from './PlaybackContext'
import { SkipButton } from './SkipButton'
import classes from './Transport.module.css'

interface Props {
  /** What plays is led in steps of 15 s [D3-6]. */
  enableSkip: boolean
}

/** The player buttons [D2.4-5 … D2.4-8]: previous, play, next, in the newer theme between shuffle and repeat. */
export function Transport({ enableSkip }: Props) {
  const { t } = useTranslation()
  const { hasModes, hasSkipsInPlace } = useUiTheme()
  const actor = usePlaybackActor()
  const isLocked = usePlayback(({ context }) => context.facts?.disableUi ?? true)
  const isPlaying = usePlayback((one) => one.hasTag('playing'))
  const stops = usePlayback(({ context }) => context.facts?.trackType === 'webradio')
  const skips = enableSkip && hasSkipsInPlace
  const PlayIcon = isPlaying ? (stops ? IconPlayerStopFilled : IconPlayerPauseFilled) : IconPlayerPlayFilled
  const playLabel = isPlaying ? (stops ? t('playback.stop') : t('playback.pause')) : t('playback.play')
  return (
    <div className={classes.row} role="group" aria-label={t('playback.transport')}>
      {hasModes ? <ShuffleButton /> : null}
      {skips ? (
        <SkipButton direction="back" />
      ) : (
        <ActionIcon
          className={classes.step}
          aria-label={t('playback.previous')}
          disabled={isLocked}
          onClick={() => actor.send({ type: 'previous.pressed' })}
        >
          <IconPlayerSkipBackFilled size={26} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        className={classes.play}
        variant="filled"
        color="accent"
        radius="50%"
        aria-label={playLabel}
        disabled={isLocked}
        onClick={() => actor.send({ type: 'play.toggled' })}
      >
        <PlayIcon size={30} aria-hidden />
      </ActionIcon>
      {skips ? (
        <SkipButton direction="forward" />
      ) : (
        <ActionIcon
          className={classes.step}
          aria-label={t('playback.next')}
          disabled={isLocked}
          onClick={() => actor.send({ type: 'next.pressed' })}
        >
          <IconPlayerSkipForwardFilled size={26} aria-hidden />
        </ActionIcon>
      )}
      {hasModes ? <RepeatButton /> : null}
    </div>
  )
}

/** Shuffle on and off [D2.4-8 D4-5]. */
export function ShuffleButton() {
  const { t } = useTranslation()
  const actor = usePlaybackActor()
  const isLocked = usePlayback(({ context }) => context.facts?.disableUi ?? true)
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
  const isLocked = usePlayback(({ context }) => context.facts?.disableUi ?? true)
  const repeat = usePlayback(({ context: { facts } }) =>
    facts?.repeat ? (facts.repeatSingle ? 'single' : 'all') : 'off',
  )
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
