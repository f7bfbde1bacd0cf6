import { useEffect } from 'react'
import { useDevice } from '../../../device'
import { useToasts } from '../../../ui/toasts/useToasts'

/** Shows the toasts that the device pushes [D2.3-5]. Draws nothing itself. */
export const DeviceToasts = () => {
  const device = useDevice()
  const toasts = useToasts()
  useEffect(
    () =>
      device.on('pushToastMessage', ({ type, title, message }) =>
        toasts.show({ kind: type, title, message }),
      ),
    [device, toasts],
  )
  return null
}
