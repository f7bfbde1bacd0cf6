import { networkShare, networkShares, infoNetwork, wirelessNetworks } from '../answers/networkAnswers'
import { addDrive, deleteDrive, editDrive } from '../commands/drives'
import { wait } from '../core/inBackground'
import { nasHosts } from '../nas/drivesSeen'
import type { Requests } from './Requests'
import { joinWifi } from '../commands/joinWifi'
import { toast } from '../commands/toast'

/** Network and USB drives [D2.11-3 D7-62]. */
export const driveRequests: Requests = {
  getListShares: ({ player, client }) => client.push('pushListShares', networkShares(player)),
  addShare: ({ player, client }, drive) => addDrive(player, client, drive),
  editShare: ({ player, client }, drive) => editDrive(player, client, drive),
  deleteShare: ({ player, client }, { id }) => deleteDrive(player, client, id),
  getInfoShare: ({ player, client }, { id }) => {
    const drive = player.storage.drives.value().find((one) => one.id === id)
    if (drive !== undefined) client.push('pushInfoShare', networkShare(drive))
  },

  async getNetworkSharesDiscovery({ player, client }) {
    const nas = player.faults.happens('discovery-none') ? [] : nasHosts
    await wait(player, player.delays.discover)
    client.push('pushNetworkSharesDiscovery', { nas })
  },
  showNasHelper: ({ player, client }) =>
    client.push('openModal', {
      title: player.say('DRIVE.HELP_TITLE'),
      message: player.say('DRIVE.HELP'),
      size: 'md',
      buttons: [{ name: 'OK', class: 'btn btn-info', emit: 'closeModals', payload: '' }],
    }),

  getListUsbDrives: ({ player, client }) =>
    client.push('pushListUsbDrives', player.faults.happens('usb-none') ? [] : [...player.usb.drives()]),
}

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
