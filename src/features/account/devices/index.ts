import './texts'

export { CloudDock } from './CloudDock'
export { DevicesPanel } from './DevicesPanel'
