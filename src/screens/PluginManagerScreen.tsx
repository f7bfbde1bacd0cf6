import { PluginManager } from '../features/plugins'

/** /plugin-manager: the plugins of the player, of its store, and from files [D2.2-9]. */
export const PluginManagerScreen = () => <PluginManager />
