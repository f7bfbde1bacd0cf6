import { useEffect, useState } from 'react'
import { onReplacedElsewhere, useAsk, useDevice, type ReplacedElsewhere } from '../../device'
import { Extra } from '../../ui/Boundary'
import { later } from '../../ui/later'

const queue = () => import('../../features/queue')
const OfferTheirQueueBack = later(async () => (await queue()).OfferTheirQueueBack)

/**
 * Has each queue that others put something in the place of kept among the earlier ones, and offered back
 * where they have just done it. Asks for the queue: what nobody has seen cannot be kept.
 */
export function WatchedQueue() {
  const device = useDevice()
  const [replaced, setReplaced] = useState<ReplacedElsewhere>()
  useAsk('getQueue')
  useEffect(
    () =>
      onReplacedElsewhere(device, (one) => {
        if (!one.isQuiet) setReplaced(one)
        void queue().then(
          ({ earlierQueuesOf }) => earlierQueuesOf(device.origin() ?? '').keep(one.kept),
          () => undefined,
        )
      }),
    [device],
  )
  return replaced ? (
    <Extra>
      <OfferTheirQueueBack replaced={replaced} />
    </Extra>
  ) : null
}
