import { useEffect, useState } from 'react'
import { onReplaced, useDevice, type Replaced } from '../../../device'
import { Extra } from '../../../ui/Boundary'
import { later } from '../../../ui/later'

const OfferQueueBack = later(async () => (await import('../../../features/queue')).OfferQueueBack)

/** Has each queue offered back that something was put in the place of, from whatever screen. */
export function ReplacedQueue() {
  const device = useDevice()
  const [replaced, setReplaced] = useState<Replaced>()
  useEffect(
    () =>
      onReplaced(device, (one) => {
        if (!one.isTakenBack) setReplaced(one)
      }),
    [device],
  )
  return replaced ? (
    <Extra>
      <OfferQueueBack replaced={replaced} />
    </Extra>
  ) : null
}
