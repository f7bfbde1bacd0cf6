import { useEffect, useState } from 'react'
import { useDevice, type Device, type Replaced } from '../../device'

/**
 * Something that tells of each queue that something else was put in the place of; what it returns ends that.
 */
type Watch<R> = (device: Device, tell: (replaced: R) => void) => () => void

/**
 * Has each such queue kept among the earlier ones, and gives the last that is to be offered back. `watch` and
 * `isOffered` stay the same from one drawing to the next.
 */
export function useKeptQueue<R extends Pick<Replaced, 'kept'>>(
  watch: Watch<R>,
  isOffered: (replaced: R) => boolean,
): R | undefined {
  const device = useDevice()
  const [offered, setOffered] = useState<R>()
  useEffect(
    () =>
      watch(device, (one) => {
        if (isOffered(one)) setOffered(one)
        void import('../../features/queue').then(
          ({ earlierQueuesOf }) => earlierQueuesOf(device.origin() ?? '').keep(one.kept),
          () => undefined,
        )
      }),
    [device, watch, isOffered],
  )
  return offered
}
