import { useEffect, type Dispatch } from 'react'
import { useDevice } from '../../../device'
import type { ModalEvent } from './modalStack'

/** Tells the stack of the modals that the device opens, moves on and closes [D7-37]. */
export const useDeviceModals = (dispatch: Dispatch<ModalEvent>): void => {
  const device = useDevice()
  useEffect(() => {
    const stops = [
      device.on('openModal', (modal) => dispatch({ type: 'device.opened', modal })),
      device.on('modalProgress', (modal) => dispatch({ type: 'progress.moved', modal })),
      device.on('modalDone', (modal) => dispatch({ type: 'progress.done', modal })),
      device.on('closeAllModals', () => dispatch({ type: 'device.closedAll' })),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [device, dispatch])
}
