import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { useDialogs } from '../dialogs/useDialogs'
import { usePanelSituation } from '../panel/PanelSituationContext'

/** On a touchscreen on the player itself, louder than this, 0-100, is asked for where it is further away than the leap. */
const loud = 85
const leap = 30

/** How loud a hand that came from `from` may make it without being asked. */
export const unasked = (from: number, wanted: number): number =>
  wanted > loud && wanted - from > leap ? Math.max(loud, from + leap) : wanted

/** What a hand on a volume control does; 0-100. */
export interface SafeHand {
  hold: () => void
  change: (wanted: number) => void
  release: () => void
}

/**
 * A hand on the control of `volume` that means well: on the kiosk a leap into the loud is asked for when the hand leaves. `set`
 * is told what is chosen, `onHold` and `onRelease` when a finger comes and goes, or the control does under it.
 */
export function useSafeHand({
  volume,
  set,
  onHold,
  onRelease,
}: {
  volume: number
  set: (volume: number) => void
  onHold: () => void
  onRelease: () => void
}): SafeHand {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  const { isKiosk } = usePanelSituation()
  const held = useRef<{ from: number; wanted: number; leave: () => void }>(undefined)
  // A control that goes under the finger, as with its bar, never hears that it has left.
  useEffect(() => () => held.current?.leave(), [])
  return {
    hold: () => {
      held.current = { from: volume, wanted: volume, leave: onRelease }
      onHold()
    },
    change: (wanted) => {
      const from = held.current?.from ?? volume
      if (held.current) held.current.wanted = wanted
      set(isKiosk ? unasked(from, wanted) : wanted)
    },
    release: () => {
      const hand = held.current
      held.current = undefined
      onRelease()
      if (!hand || !isKiosk || unasked(hand.from, hand.wanted) === hand.wanted) return
      const words = {
        title: t('playback.loud.title'),
        message: t('playback.loud.message', { volume: hand.wanted }),
        confirmLabel: t('playback.loud.confirm', { volume: hand.wanted }),
      }
      void dialogs.confirm(words).then((isMeant) => {
        if (isMeant) set(hand.wanted)
      })
    },
  }
}
