export { QueueView } from './QueueView'
