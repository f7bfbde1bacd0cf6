import { infoNetwork } from '../answers/infoNetwork'
import { wirelessNetworks } from '../answers/wirelessNetworks'
import { joinWifi } from '../commands/joinWifi'
import { toast } from '../commands/toast'
import type { Requests } from './Requests'

/** How much longer a late list of networks takes, ms. */
const late = 12_000

/** Connections and Wi-Fi, on the network page and in the wizard [D7-61 D7-63]. */
export const networkRequests: Requests = {
  getInfoNetwork: ({ player, client }) => client.pushAsIs('pushInfoNetwork', infoNetwork(player)),

  getWirelessNetworks({ player, client }) {
    const { delays, faults, later } = player
    later(delays.scan + (faults.happens('wifi-list-late') ? late : 0), () => {
      const list = faults.happens('wifi-list-empty') ? { available: [] } : wirelessNetworks(player)
      // Twice: so do real devices.
      client.push('pushWirelessNetworks', list)
      client.push('pushWirelessNetworks', list)
    })
  },
  getWirelessNetworksCache: ({ player, client }) =>
    client.push('pushWirelessNetworksCache', wirelessNetworks(player)),

  saveWirelessNetworkSettings({ player }, chosen) {
    const { say } = player
    toast(player, 'info', say('NETWORK.TITLE'), say('NETWORK.JOINING', { ssid: chosen.ssid }))
    joinWifi(player, chosen, {
      failed: (message) => toast(player, 'error', say('NETWORK.TITLE'), message),
      joined(client, message) {
        client.push('pushToastMessage', { type: 'success', title: say('NETWORK.TITLE'), message })
        client.pushAsIs('pushInfoNetworkReload', '')
      },
    })
  },

  connectWirelessNetworkWizard({ player }, chosen) {
    const { clients, say } = player
    const message = say('NETWORK.JOINING', { ssid: chosen.ssid })
    clients.broadcast('pushWizardWirelessConnResults', { wait: true, message })
    joinWifi(player, chosen, {
      failed: (reason) =>
        clients.broadcast('pushWizardWirelessConnResults', { wait: false, message: reason, result: false }),
      joined: (client, done) =>
        client.push('pushWizardWirelessConnResults', { wait: false, message: done, result: true }),
    })
  },
}
