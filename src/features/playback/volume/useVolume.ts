import { isTurnable } from '../../../../machines/playback.machine'
import { useTranslation } from '../../../i18n/useTranslation'
import { useTopic } from '../../../device'
import { useSafeHand } from '../../../ui/slider/useSafeHand'
import { usePlayback, usePlaybackActor } from '../PlaybackContext'

/** Step of a press beside a handle [D9-5]. */
export const volumeStep = 10

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** What a volume control needs [D2.5-1 … D2.5-3 D5-1]. */
export interface Volume {
  /** 0-100: the user's own until the player's word counts again. */
  volume: number
  /**
   * `N/100`, or `X dB` with one decimal where the player tells it: of its own volume, so not while the user's is another. A dash for
   * the number before the player has said anything.
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
  const actor = usePlaybackActor()
  const volume = usePlayback(({ context }) => context.volume)
  const isMuted = usePlayback(({ context }) => context.facts?.mute ?? false)
  const isFixed = usePlayback(({ context }) => !isTurnable(context.facts))
  const isKnown = usePlayback(({ context }) => context.facts !== undefined)
  const isPlayers = usePlayback(({ context }) => Math.abs((context.facts?.volume ?? 0) - context.volume) < 1)
  const decibels = useTopic('pushState', ({ dbVolume }) => dbVolume)
  const hand = useSafeHand({
    volume,
    set: (value) => actor.send({ type: 'volume.changed', volume: value }),
    onHold: () => actor.send({ type: 'volume.held' }),
    onRelease: () => actor.send({ type: 'volume.released' }),
  })
  const figure =
    decibels === undefined || !isPlayers
      ? t('playback.volumeFigure', { volume: isKnown ? volume : '–' })
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
    step: (by) => actor.send({ type: 'volume.stepped', by }),
    nudge: (sign) => actor.send({ type: 'volume.nudged', sign }),
    toggleMute: () => actor.send({ type: 'mute.toggled' }),
  }
}
