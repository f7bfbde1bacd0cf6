import { useEffect, type Dispatch } from 'react'
import { outcomeOf } from '../../../../machines/installOutcome'
import { useDevice } from '../../../device'
import type { ModalEvent } from './modalStack'

/** Tells the stack of the modals that the device opens, moves on and closes [D7-37 D7-59 D4-25]. */
export const useDeviceModals = (dispatch: Dispatch<ModalEvent>): void => {
  const device = useDevice()
  useEffect(() => {
    const stops = [
      device.on('openModal', (modal) => dispatch({ type: 'device.opened', modal })),
      device.on('modalProgress', (modal) => dispatch({ type: 'progress.moved', modal })),
      device.on('modalDone', (modal) => dispatch({ type: 'progress.done', modal })),
      device.on('closeAllModals', () => dispatch({ type: 'device.closedAll' })),
      device.onRare('openInstallerModal', () =>
        dispatch({
          type: 'installer.opened',
          since: device.topics.receivedAt('openInstallerModal') ?? performance.now(),
        }),
      ),
      device.onRare('installPluginStatus', (status) =>
        dispatch({
          type: 'installer.moved',
          isOver: outcomeOf(status) !== undefined,
          since: device.topics.receivedAt('installPluginStatus') ?? performance.now(),
        }),
      ),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [device, dispatch])
}
