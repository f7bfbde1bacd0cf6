import 'virtual:texts/queue'
import 'virtual:texts/playlistNames'

export { earlierQueuesOf } from './earlier/earlierQueues'
export { EarlierQueuesModal } from './earlier/EarlierQueuesModal'
export { OfferQueueBack, OfferTheirQueueBack } from './useQueueRestore'
export { QueueView } from './QueueView'
