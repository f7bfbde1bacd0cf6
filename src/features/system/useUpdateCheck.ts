import { useEffect, useState } from 'react'
import { useDevice } from '../../device'
import { useTellRefusal } from '../../ui/toasts/useTellRefusal'

/** How long a player may take to say that it looks, ms. */
const patience = 8000

/** A search for updates that was asked for here: on its way to the player, heard, or for 8 s without a word. */
export function useUpdateCheck(): { phase: 'resting' | 'asked' | 'silent'; check: () => void } {
  const device = useDevice()
  const went = useTellRefusal()
  const [phase, setPhase] = useState<'resting' | 'asked' | 'silent'>('resting')
  useEffect(() => {
    if (phase !== 'asked') return undefined
    const timer = setTimeout(() => setPhase('silent'), patience)
    const heard = () => setPhase('resting')
    const stops = [device.on('updateWaitMsg', heard), device.on('updateReady', heard)]
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
