import { ActionIcon } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconVolume, IconVolume2, IconVolumeOff } from '@tabler/icons-react'
import { useNowPlaying, useNowPlayingStore } from '../../../device'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { SafeSlider, useSafeHand } from '../../../ui/slider/SafeSlider'
import classes from './VolumeBar.module.css'

/** Whether now playing has room for the volume's knob; the kiosk and phones have a popup instead [D2.5-2]. */
export const useHasKnob = (): boolean =>
  useMediaQuery('(min-width: 62em) and (min-height: 680px) and (orientation: landscape)', undefined, {
    getInitialValueInEffect: false,
  })

/** Step of a press beside a handle [D9-5]. */
export const volumeStep = 10

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** What a volume control needs [D2.5-1 … D2.5-3 D5-1]. */
export interface Volume {
  /** 0-100: the user's own until the player's word counts again. */
  volume: number
  /**
   * `N/100`, or `X dB` with one decimal where the player tells it: of its own volume, so not while the user's
   * is another. A dash for the number before the player has said anything.
   */
  figure: string
  /** `figure`, or that it is muted. */
  words: string
  isMuted: boolean
  /** Can only be read. */
  isFixed: boolean
  /** Is shown in grey. */
  isQuiet: boolean
  change: (volume: number) => void
  step: (by: number) => void
  /** One step louder or quieter, as wide as the owner has set it on the player [D7-7]. */
  nudge: (sign: '+' | '-') => void
  /** A finger is on the control, and leaves it. */
  hold: () => void
  release: () => void
  toggleMute: () => void
}

/** The volume and how it is changed, in hands that mean well: the kiosk asks before a leap into the loud. */
export function useVolume(): Volume {
  const { t, i18n } = useTranslation()
  const player = useNowPlayingStore()
  const playing = useNowPlaying(({ volume, mute, isVolumeLocked, decibels }) => ({
    volume,
    mute,
    isVolumeLocked,
    decibels,
  }))
  const { volume = 0, mute: isMuted = false, isVolumeLocked: isFixed = true, decibels } = playing ?? {}
  const hand = useSafeHand({
    volume,
    set: (value) => player.send({ type: 'volume.changed', volume: value }),
    onHold: () => player.send({ type: 'volume.held' }),
    onRelease: () => player.send({ type: 'volume.released' }),
  })
  const figure =
    decibels === undefined
      ? t('playback.volumeFigure', { volume: playing ? volume : '–' })
      : t('playback.decibels', {
          value: decibels.toLocaleString(i18n.language.replace('_', '-'), oneDecimal),
        })
  return {
    volume,
    figure,
    words: isMuted ? t('playback.muted') : figure,
    isMuted,
    isFixed,
    isQuiet: isMuted || isFixed,
    ...hand,
    step: (by) => player.send({ type: 'volume.stepped', by }),
    nudge: (sign) => player.send({ type: 'volume.nudged', sign }),
    toggleMute: () => player.send({ type: 'mute.toggled' }),
  }
}

/** The speaker that says how loud it is. */
export function Speaker({ sound: { isMuted, volume } }: { sound: Volume }) {
  const look = { size: 22, stroke: 1.75, 'aria-hidden': true }
  if (isMuted) return <IconVolumeOff {...look} />
  return volume < 50 ? <IconVolume2 {...look} /> : <IconVolume {...look} />
}

/** Silent, and heard again [D2.5-1]. */
export function MuteButton({ sound }: { sound: Volume }) {
  const { t } = useTranslation()
  return (
    <ActionIcon
      aria-label={sound.isMuted ? t('playback.unmute') : t('playback.mute')}
      aria-pressed={sound.isMuted}
      disabled={sound.isFixed}
      onClick={sound.toggleMute}
    >
      <Speaker sound={sound} />
    </ActionIcon>
  )
}

interface Props {
  sound: Volume
  orientation: 'horizontal' | 'vertical'
}

/** The volume as a slider [D2.5-3]. A drag follows the finger; the player's word counts when it rests. */
export function VolumeSlider({ sound, orientation }: Props) {
  const { t } = useTranslation()
  return (
    <SafeSlider
      orientation={orientation}
      value={sound.volume}
      label={t('playback.volume')}
      valueText={sound.words}
      disabled={sound.isFixed}
      step={volumeStep}
      onChange={sound.change}
      onStep={sound.step}
      onHold={sound.hold}
      onRelease={sound.release}
    />
  )
}

/** Mute, slider and figure of the volume [D2.5-2 D2.5-3]. */
export function VolumeBar() {
  const sound = useVolume()
  return (
    <div className={classes.row} data-quiet={sound.isQuiet || undefined}>
      <MuteButton sound={sound} />
      <VolumeSlider sound={sound} orientation="horizontal" />
      <span className={classes.figure}>{sound.words}</span>
    </div>
  )
}
