import { onReplaced, type Replaced } from '../../device'
import { Extra } from '../../ui/Boundary'
import { later } from '../../ui/later'
import { useKeptQueue } from './useKeptQueue'

const OfferQueueBack = later(async () => (await import('../../features/queue')).OfferQueueBack)

const isOffered = ({ isTakenBack }: Replaced) => !isTakenBack

/**
 * Has each queue that something was put in the place of, from whatever screen, kept among the earlier ones
 * and offered back.
 */
export function ReplacedQueue() {
  const replaced = useKeptQueue(onReplaced, isOffered)
  return replaced ? (
    <Extra>
      <OfferQueueBack replaced={replaced} />
    </Extra>
  ) : null
}
