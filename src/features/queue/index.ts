import 'virtual:texts/queue'
import 'virtual:texts/playlistNames'

export { QueueView } from './QueueView'
