import { ActionIcon } from '@mantine/core'
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerStopFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
  IconRewindBackward15,
  IconRewindForward15,
  IconArrowsShuffle,
  IconRepeat,
  IconRepeatOnce,
} from '@tabler/icons-react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useNowPlaying, useNowPlayingStore, type NowPlaying } from '../../device'
import classes from './ModeButtons.module.css'

const looks = {
  play: IconPlayerPlayFilled,
  pause: IconPlayerPauseFilled,
  stop: IconPlayerStopFilled,
} as const

interface PlayButtonProps {
  className?: string | undefined
  /** Of the icon, px. */
  size?: number
}

/** Play, or pause, or stop where there is nothing to pause [D2.4-7]. */
export function PlayButton({ className, size = 22 }: PlayButtonProps) {
  const { t } = useTranslation()
  const player = useNowPlayingStore()
  const isLocked = useNowPlaying((playing) => playing.isTransportLocked) ?? true
  const does =
    useNowPlaying(({ status, isRadio }) => (status === 'play' ? (isRadio ? 'stop' : 'pause') : 'play')) ??
    'play'
  const Icon = looks[does]
  return (
    <ActionIcon
      className={className}
      variant="filled"
      color="accent"
      radius="50%"
      data-main
      aria-label={t(`playback.${does}`)}
      disabled={isLocked}
      onClick={() => player.send({ type: 'play.toggled' })}
    >
      <Icon size={size} aria-hidden />
    </ActionIcon>
  )
}

interface StepButtonProps {
  to: 'previous' | 'next'
  className?: string | undefined
  /** Of the icon, px. */
  size?: number
}

/** The track before, or after [D2.4-6]. */
export function StepButton({ to, className, size = 22 }: StepButtonProps) {
  const { t } = useTranslation()
  const player = useNowPlayingStore()
  const isLocked = useNowPlaying((playing) => playing.isTransportLocked) ?? true
  const Icon = to === 'previous' ? IconPlayerSkipBackFilled : IconPlayerSkipForwardFilled
  return (
    <ActionIcon
      className={className}
      aria-label={t(`playback.${to}`)}
      disabled={isLocked}
      onClick={() => player.send({ type: `${to}.pressed` })}
    >
      <Icon size={size} aria-hidden />
    </ActionIcon>
  )
}

/** 15 s back or forward [D2.4-6 D9-8]. */
export function SkipButton({ direction }: { direction: 'back' | 'forward' }) {
  const { t } = useTranslation()
  const player = useNowPlayingStore()
  const isLocked = useNowPlaying((playing) => playing.isTransportLocked) ?? true
  const Icon = direction === 'back' ? IconRewindBackward15 : IconRewindForward15
  return (
    <ActionIcon
      size={44}
      aria-label={direction === 'back' ? t('playback.back15') : t('playback.forward15')}
      disabled={isLocked}
      onClick={() => player.send({ type: 'skip.pressed', direction })}
    >
      <Icon size={26} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}

/** How it goes on after the last track: not, from the first one, or with the same again [D4-5]. */
export const repeatOf = ({ repeat, repeatSingle }: NowPlaying): 'off' | 'all' | 'single' =>
  repeat ? (repeatSingle ? 'single' : 'all') : 'off'

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
