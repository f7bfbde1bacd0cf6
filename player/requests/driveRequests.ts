import { networkShare, networkShares } from '../answers/networkShares'
import { addDrive } from '../commands/addDrive'
import { deleteDrive } from '../commands/deleteDrive'
import { editDrive } from '../commands/editDrive'
import { wait } from '../core/wait'
import { nasHosts } from '../nas/nasHosts'
import type { Requests } from './Requests'

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
