import { useEffect } from 'react'
import { useDevice } from '../../../device'
import type { PanelModals } from '../../../ui/modal/PanelModals'

/** Opens the modal of the CD when the player tells of one, on whatever screen [D7-39]; the modal reads the push itself. */
export const useRipModal = (modals: PanelModals): void => {
  const device = useDevice()
  useEffect(
    () => device.on('cdRipStart', () => void modals.open({ name: 'cd-rip', size: 'lg' })),
    [device, modals],
  )
}
