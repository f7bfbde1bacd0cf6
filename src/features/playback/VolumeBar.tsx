import { ActionIcon } from '@mantine/core'
import { IconVolume, IconVolume2, IconVolumeOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePlayback, usePlaybackActor } from './PlaybackContext'
import { SafeSlider } from './SafeSlider'
import classes from './VolumeBar.module.css'

/** [D9-5] */
const step = 10

interface Props {
  /** What the player says it is in dB, if it does [D3-3]. */
  decibels: number | undefined
}

/** Mute, slider and figure of the volume [D2.5-2 D2.5-3]. A drag follows the finger; the player's word counts when it rests. */
export function VolumeBar({ decibels }: Props) {
  const { t } = useTranslation()
  const actor = usePlaybackActor()
  const volume = usePlayback(({ context }) => context.volume)
  const isMuted = usePlayback(({ context }) => context.facts?.mute ?? false)
  const isFixed = usePlayback(
    ({ context: { facts } }) => !facts || facts.disableUi || facts.disableVolumeControl,
  )
  const figure =
    decibels === undefined
      ? t('playback.volumeFigure', { volume })
      : t('playback.decibels', { value: decibels.toFixed(1) })
  const MuteIcon = isMuted ? IconVolumeOff : volume < 50 ? IconVolume2 : IconVolume
  return (
    <div className={classes.row} data-quiet={isMuted || isFixed || undefined}>
      <ActionIcon
        aria-label={isMuted ? t('playback.unmute') : t('playback.mute')}
        aria-pressed={isMuted}
        disabled={isFixed}
        onClick={() => actor.send({ type: 'mute.toggled' })}
      >
        <MuteIcon size={22} stroke={1.75} aria-hidden />
      </ActionIcon>
      <SafeSlider
        value={volume}
        label={t('playback.volume')}
        valueText={isMuted ? t('playback.muted') : figure}
        disabled={isFixed}
        step={step}
        onChange={(value) => actor.send({ type: 'volume.changed', volume: value })}
        onStep={(by) => actor.send({ type: 'volume.stepped', by })}
        onHold={() => actor.send({ type: 'volume.held' })}
        onRelease={() => actor.send({ type: 'volume.released' })}
      />
      <span className={classes.figure}>{isMuted ? t('playback.muted') : figure}</span>
    </div>
  )
}
