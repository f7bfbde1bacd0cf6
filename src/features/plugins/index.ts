import './texts'

export { InstallerModal } from './installer/InstallerWindow'
export { PluginManager } from './PluginManager'
