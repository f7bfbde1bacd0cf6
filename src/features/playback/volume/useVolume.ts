import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useTopic } from '../../../device'
import { useDialogs } from '../../../ui/dialogs/useDialogs'
import { usePanelSituation } from '../../../ui/panel/PanelSituationContext'
import { usePlayback, usePlaybackActor } from '../PlaybackContext'
import { unasked } from './loudness'

/** Step of the buttons, and of a press beside a handle [D9-5]. */
export const volumeStep = 10

/** What a volume control needs [D2.5-1 … D2.5-3 D5-1]. */
export interface Volume {
  /** 0-100: the user's own until the player's word counts again. */
  volume: number
  /** `N/100`, or `X dB` with one decimal where the player tells it. */
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
  /** A finger is on the control, and leaves it. */
  hold: () => void
  release: () => void
  toggleMute: () => void
}

/** The volume and how it is changed, in hands that mean well: the kiosk asks before a leap into the loud. */
export function useVolume(): Volume {
  const { t } = useTranslation()
  const actor = usePlaybackActor()
  const dialogs = useDialogs()
  const { isKiosk } = usePanelSituation()
  const volume = usePlayback(({ context }) => context.volume)
  const isMuted = usePlayback(({ context }) => context.facts?.mute ?? false)
  const isFixed = usePlayback(
    ({ context: { facts } }) => !facts || facts.disableUi || facts.disableVolumeControl,
  )
  const decibels = useTopic('pushState', ({ dbVolume }) => dbVolume)
  const held = useRef<{ from: number; wanted: number }>(undefined)

  const set = (value: number) => actor.send({ type: 'volume.changed', volume: value })
  const change = (wanted: number) => {
    const from = held.current?.from ?? volume
    if (held.current) held.current.wanted = wanted
    set(isKiosk ? unasked(from, wanted) : wanted)
  }
  const release = () => {
    const hand = held.current
    held.current = undefined
    actor.send({ type: 'volume.released' })
    if (!hand || !isKiosk || unasked(hand.from, hand.wanted) === hand.wanted) return
    const words = {
      title: t('playback.loud.title'),
      message: t('playback.loud.message', { volume: hand.wanted }),
      confirmLabel: t('playback.loud.confirm', { volume: hand.wanted }),
    }
    void dialogs.confirm(words).then((isMeant) => {
      if (isMeant) set(hand.wanted)
    })
  }
  const figure =
    decibels === undefined
      ? t('playback.volumeFigure', { volume })
      : t('playback.decibels', { value: decibels.toFixed(1) })
  return {
    volume,
    figure,
    words: isMuted ? t('playback.muted') : figure,
    isMuted,
    isFixed,
    isQuiet: isMuted || isFixed,
    change,
    step: (by) => actor.send({ type: 'volume.stepped', by }),
    hold: () => {
      held.current = { from: volume, wanted: volume }
      actor.send({ type: 'volume.held' })
    },
    release,
    toggleMute: () => actor.send({ type: 'mute.toggled' }),
  }
}
