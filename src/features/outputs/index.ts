import './texts'

export { OutputsView } from './OutputsView'
