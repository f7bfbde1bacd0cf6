import { useEffect, useRef } from 'react'
import { useDevice } from '../../device'

/** How long a step that this panel does not know may stay without a page of the player's, ms. */
const patience = 5000

/**
 * Calls `pass` once while an unknown step (by its name; undefined for any other) is on screen and the player sends no page for
 * it: such a step has nothing to show to anybody.
 */
export function usePassBy(step: string | undefined, pass: () => void): void {
  const device = useDevice()
  const latest = useRef(pass)
  useEffect(() => {
    latest.current = pass
  })
  useEffect(() => {
    if (step === undefined) return undefined
    const timer = setTimeout(() => latest.current(), patience)
    const stop = device.on('pushUiConfig', () => clearTimeout(timer))
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [device, step])
}
