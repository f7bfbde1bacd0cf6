import { useEffect, useState } from 'react'
import { useDevice } from '../../device'
import { useTellRefusal } from '../../ui/toasts/useTellRefusal'

/** How long a player may take to say that it looks, and then how long to look, ms: without the internet it never says what it found. */
const patience = { asked: 8000, looking: 30_000 }

/**
 * A search for updates that was asked for here: `asked` is on its way to the player, `looking` was heard by it, `silent` without a
 * word in time, `found` and `none` as it answered.
 */
export type UpdateCheckPhase = 'resting' | 'asked' | 'looking' | 'silent' | 'found' | 'none'

/** Has the player look for an update. Each wait has an end, after which it can be asked again. */
export function useUpdateCheck(): { phase: UpdateCheckPhase; check: () => void } {
  const device = useDevice()
  const went = useTellRefusal()
  const [phase, setPhase] = useState<UpdateCheckPhase>('resting')
  useEffect(() => {
    if (phase !== 'asked' && phase !== 'looking') return undefined
    const timer = setTimeout(() => setPhase('silent'), patience[phase])
    const stops = [
      device.on('updateWaitMsg', () => setPhase('looking')),
      device.on('updateReady', ({ updateavailable }) =>
        setPhase(updateavailable === true ? 'found' : 'none'),
      ),
    ]
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [device, phase])
  return {
    phase,
    check: () => {
      if (went(device.send('updateCheck'))) setPhase('asked')
    },
  }
}
