import './texts'

export { InstallerModal } from './installer/InstallerModal'
export { PluginManager } from './PluginManager'
