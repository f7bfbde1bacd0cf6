import { saveSettings } from '../commands/saveSettings'
import type { Methods } from './Methods'

/** Keeps what the page sent; then, as after every change of the network, open network pages are to load anew [D4-37]. */
const save =
  (method: string): Methods[string] =>
  async ({ player, client }, data) => {
    await saveSettings(player, client, { endpoint: 'system_controller/network', method, data })
    player.clients.broadcastAsIs('pushInfoNetworkReload', '')
  }

/** Methods of the network page. */
export const networkMethods: Methods = {
  saveWiredNetwork: save('saveWiredNetwork'),
  saveWirelessNetwork: save('saveWirelessNetwork'),
}
