import { useMediaQuery } from '@mantine/hooks'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { useNowPlaying, useNowPlayingStore } from '../../../device'
import { useSafeHand } from '../../../ui/slider/SafeSlider'

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
