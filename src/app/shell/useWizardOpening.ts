import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useAsk, useDevice } from '../../device'
import { paths } from '../paths'

/**
 * Asks whether the first-run wizard is still to be done, and goes there whenever the device wants it [D2.2-16 D7-42
 * D7-43]. A way that leads elsewhere meanwhile, as the redirects of the first address do, does not swallow the wish.
 */
export const useWizardOpening = (): void => {
  const device = useDevice()
  const router = useRouter()
  const isWanted = useRef(false)
  useAsk('getWizard')
  useEffect(() => {
    const isThere = () => router.state.location.pathname === paths.wizard
    const stops = [
      device.on('pushWizard', ({ openWizard }) => {
        if (!openWizard || isThere()) return
        isWanted.current = true
        router.history.push(paths.wizard)
      }),
      router.subscribe('onResolved', () => {
        if (!isWanted.current) return
        if (isThere()) isWanted.current = false
        else router.history.push(paths.wizard)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [device, router])
}
