import { useEffect } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { isTrueSuccess, useDevice } from '../../../device'
import { useToasts } from '../../../ui/toasts/useToasts'

/** Shows the toasts that the device pushes [D2.3-5], and says which presses a dead network has swallowed. Draws nothing itself. */
export const DeviceToasts = () => {
  const { t } = useTranslation()
  const device = useDevice()
  const toasts = useToasts()
  useEffect(
    () =>
      device.on('pushToastMessage', ({ type, title, message }) => {
        const show = () => toasts.show({ kind: type, title, message, holdsHtml: true })
        const isTrue = type !== 'success' || isTrueSuccess(device, `${title ?? ''} ${message ?? ''}`)
        if (isTrue === true) show()
        // Players say that they have done what they are only about to try.
        else void isTrue.then((is) => is && show())
      }),
    [device, toasts],
  )
  useEffect(
    () =>
      device.onLost(({ dropped }) =>
        toasts.show({
          kind: 'warning',
          title: t('toast.notDone'),
          message: t(dropped.length > 0 ? 'connection.lost.dropped' : 'connection.lost.doubtful'),
        }),
      ),
    [device, toasts, t],
  )
  return null
}
