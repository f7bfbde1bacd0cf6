import { networkShare, networkShares, infoNetwork, wirelessNetworks } from '../answers/networkAnswers'
import { wait } from '../core/Clock'
import { nasHosts } from '../drives/drives'
import type { Requests } from './Requests'
import { joinWifi } from '../network/wifi'
import { toast, type Client } from '../core/Clients'
import { randomUUID } from 'node:crypto'
import type { RequestPayloads } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'
import type { Drive } from '../storage/systemDocuments'
import { answerAboutDrive, mountDrive, saveDrive } from '../commands/mountDrive'

/** More network drives than a person has; whoever sends more wants to fill the disk. */
const most = 100

/**
 * Keeps a network drive and mounts it; an alias can be given once only. Tells the client what became of it.
 */
async function addDrive(
  player: PlayerContext,
  client: Client,
  sent: RequestPayloads['addShare'],
): Promise<void> {
  const { say, storage } = player
  const drive = newDrive(sent)
  const refuse = (message: string) => {
    answerAboutDrive(player, client, { push: 'pushAddShare', success: false, message })
    client.push('pushListShares', networkShares(player))
  }
  const drives = storage.drives.value()
  if (drives.length >= most) return refuse(say('DRIVE.TOO_MANY'))
  if (drives.some(({ name }) => name === drive.name))
    return refuse(say('DRIVE.NAME_TAKEN', { name: drive.name }))
  try {
    await saveDrive(player, drive)
    await mountDrive(player, client, drive, 'pushAddShare')
  } catch (error) {
    refuse(say('NOT_SAVED'))
    throw error
  }
}

function newDrive(sent: RequestPayloads['addShare']): Drive {
  const { fstype, username = '', password = '', options = '' } = sent
  const path = sent.path.replaceAll('\\', '/').replace(/^\/+|\/+$/g, '') || '/'
  const ip = sent.ip.trim().replace(/^[\\/]+/, '')
  const name = sent.name?.trim() || path.split('/').at(-1) || ip
  return {
    id: randomUUID(),
    name,
    ip,
    path,
    fstype,
    username,
    password,
    options,
    mounted: false,
    asksPassword: false,
  }
}

/** Forgets a network drive, unless there is none of that id or it is busy; tells the client [D8-13]. */
async function deleteDrive(player: PlayerContext, client: Client, id: string): Promise<void> {
  const { faults, say, storage } = player
  const drives = storage.drives.value()
  const drive = drives.find((one) => one.id === id)
  const answer = (success: boolean, message: string) =>
    answerAboutDrive(player, client, { push: 'pushDeleteShare', success, message })
  if (drive === undefined) answer(false, say('DRIVE.GONE'))
  else if (faults.happens('drive-stays')) answer(false, say('DRIVE.BUSY', { name: drive.name }))
  else {
    await storage.drives.save(drives.filter((one) => one !== drive))
    answer(true, say('DRIVE.REMOVED', { name: drive.name }))
  }
  client.push('pushListShares', networkShares(player))
}

/**
 * Changes a network drive and mounts it anew. What was not sent stays as it is; an empty password, as the
 * list shows it, means the kept one, as long as it goes to the same host under the same user name.
 */
async function editDrive(
  player: PlayerContext,
  client: Client,
  sent: RequestPayloads['editShare'],
): Promise<void> {
  const { say, storage } = player
  const refuse = (message: string) => {
    answerAboutDrive(player, client, { success: false, message })
    client.push('pushListShares', networkShares(player))
  }
  const before = storage.drives.value().find(({ id }) => id === sent.id)
  if (before === undefined) return refuse(say('DRIVE.GONE'))
  const drive = changed(before, sent)
  if (storage.drives.value().some(({ id, name }) => id !== drive.id && name === drive.name))
    return refuse(say('DRIVE.NAME_TAKEN', { name: drive.name }))
  try {
    await saveDrive(player, drive)
    await mountDrive(player, client, drive)
  } catch (error) {
    refuse(say('NOT_SAVED'))
    throw error
  }
}

function changed(before: Drive, sent: RequestPayloads['editShare']): Drive {
  const { name, ip, path, fstype, username, password, options } = before
  const drive: Drive = {
    ...before,
    name: sent.name?.trim() || name,
    ip: sent.ip ?? ip,
    path: sent.path ?? path,
    fstype: sent.fstype ?? fstype,
    username: sent.username ?? username,
    password: sent.password ?? password,
    options: sent.options ?? options,
    mounted: false,
  }
  const isSamePlace = drive.ip === ip && drive.path === path
  const isSameLogin = drive.ip === ip && drive.username === username
  return {
    ...drive,
    asksPassword: before.asksPassword && isSamePlace,
    password: drive.password === '' && isSameLogin ? password : drive.password,
  }
}

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
