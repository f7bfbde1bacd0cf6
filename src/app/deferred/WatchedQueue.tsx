import { onReplacedElsewhere, useAsk, type ReplacedElsewhere } from '../../device'
import { Extra } from '../../ui/Boundary'
import { later } from '../../ui/later'
import { useKeptQueue } from '../shell/useKeptQueue'

const OfferTheirQueueBack = later(async () => (await import('../../features/queue')).OfferTheirQueueBack)

const isOffered = ({ isQuiet }: ReplacedElsewhere) => !isQuiet

/**
 * Has each queue that others put something in the place of kept among the earlier ones, and offered back
 * where they have just done it. Asks for the queue: what nobody has seen cannot be kept.
 */
export function WatchedQueue() {
  useAsk('getQueue')
  const replaced = useKeptQueue(onReplacedElsewhere, isOffered)
  return replaced ? (
    <Extra>
      <OfferTheirQueueBack replaced={replaced} />
    </Extra>
  ) : null
}
