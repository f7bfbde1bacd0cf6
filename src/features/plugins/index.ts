import 'virtual:texts/plugins'

export { InstallerModal } from './installer/InstallerWindow'
export { PluginManager } from './PluginManager'
