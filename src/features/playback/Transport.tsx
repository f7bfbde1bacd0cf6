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
  IconRewindBackward15,
  IconRewindForward15,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePlayback, usePlaybackActor } from './PlaybackContext'
import classes from './Transport.module.css'

interface Props {
  /** Leads through a long piece in steps of 15 s instead of track by track [D2.4-6]. */
  skips: boolean
}

/** Shuffle, previous, play, next, repeat [D2.4-5 … D2.4-8]. */
export function Transport({ skips }: Props) {
  const { t } = useTranslation()
  const actor = usePlaybackActor()
  const isLocked = usePlayback(({ context }) => context.facts?.disableUi ?? true)
  const isPlaying = usePlayback((one) => one.hasTag('playing'))
  const stops = usePlayback(({ context }) => context.facts?.trackType === 'webradio')
  const random = usePlayback(({ context }) => context.facts?.random ?? false)
  const repeat = usePlayback(({ context: { facts } }) =>
    facts?.repeat ? (facts.repeatSingle ? 'single' : 'all') : 'off',
  )
  const PlayIcon = isPlaying ? (stops ? IconPlayerStopFilled : IconPlayerPauseFilled) : IconPlayerPlayFilled
  const playLabel = isPlaying ? (stops ? t('playback.stop') : t('playback.pause')) : t('playback.play')
  const RepeatIcon = repeat === 'single' ? IconRepeatOnce : IconRepeat
  const [Back, Forward] = skips
    ? [IconRewindBackward15, IconRewindForward15]
    : [IconPlayerSkipBackFilled, IconPlayerSkipForwardFilled]
  return (
    <div className={classes.row} role="group" aria-label={t('playback.transport')}>
      <ActionIcon
        className={classes.mode}
        aria-label={t('playback.shuffle')}
        aria-pressed={random}
        disabled={isLocked}
        onClick={() => actor.send({ type: 'random.toggled' })}
      >
        <IconArrowsShuffle size={22} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon
        className={classes.step}
        aria-label={skips ? t('playback.back15') : t('playback.previous')}
        disabled={isLocked}
        onClick={() =>
          actor.send(skips ? { type: 'skip.pressed', direction: 'back' } : { type: 'previous.pressed' })
        }
      >
        <Back size={26} aria-hidden />
      </ActionIcon>
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
      <ActionIcon
        className={classes.step}
        aria-label={skips ? t('playback.forward15') : t('playback.next')}
        disabled={isLocked}
        onClick={() =>
          actor.send(skips ? { type: 'skip.pressed', direction: 'forward' } : { type: 'next.pressed' })
        }
      >
        <Forward size={26} aria-hidden />
      </ActionIcon>
      <ActionIcon
        className={classes.mode}
        aria-label={t(`playback.repeat.${repeat}`)}
        aria-pressed={repeat !== 'off'}
        disabled={isLocked}
        onClick={() => actor.send({ type: 'repeat.cycled' })}
      >
        <RepeatIcon size={22} stroke={1.75} aria-hidden />
      </ActionIcon>
    </div>
  )
}
