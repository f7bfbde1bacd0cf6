import 'virtual:texts/accountDevices'

export { CloudDock } from './CloudDock'
export { DevicesPanel } from './DevicesPanel'
export { findPlayers, type RemotePlayer } from './useDevices'
