import 'virtual:texts/queue'
import 'virtual:texts/playlistNames'

export { OfferQueueBack } from './OfferQueueBack'
export { QueueView } from './QueueView'
