import { useEffect, useState } from 'react'
import { onReplaced, useDevice, type Replaced } from '../../device'
import { Extra } from '../../ui/Boundary'
import { later } from '../../ui/later'

const queue = () => import('../../features/queue')
const OfferQueueBack = later(async () => (await queue()).OfferQueueBack)

/**
 * Has each queue that something was put in the place of, from whatever screen, kept among the earlier ones
 * and offered back.
 */
export function ReplacedQueue() {
  const device = useDevice()
  const [replaced, setReplaced] = useState<Replaced>()
  useEffect(
    () =>
      onReplaced(device, (one) => {
        if (!one.isTakenBack) setReplaced(one)
        void queue().then(
          ({ earlierQueuesOf }) => earlierQueuesOf(device.origin() ?? '').keep(one.kept),
          () => undefined,
        )
      }),
    [device],
  )
  return replaced ? (
    <Extra>
      <OfferQueueBack replaced={replaced} />
    </Extra>
  ) : null
}
