import './texts'

export { QueueView } from './QueueView'
