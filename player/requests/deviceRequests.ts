import type { Client } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import type { Requests, Call } from './Requests'
import { isJsonObject, type Json } from '../../authoring/json/Json'
import { nextVersion, systemVersion, deviceName } from '../answers/systemAnswers'
import { checkForUpdate, runUpdate } from '../commands/updateSystem'
import { rooms } from '../answers/rooms'
import { setName } from '../commands/deviceSettings'

type Target = Pick<Client, 'push'> | Pick<PlayerContext['clients'], 'broadcast'>

/** The device's side of the cloud account [D7-71 to D7-73 A7.5-1 to A7.5-5]. */
export const accountRequests: Requests = {
  'getMy{Brand}Status': ({ client, player }) => tellStatus(player, client),
  async 'setMy{Brand}Token'({ acknowledge, player }, { token }) {
    const success = await player.account.signIn(token)
    acknowledge?.({ success })
    if (success) tellStatus(player, player.clients)
  },
  async 'getMy{Brand}Token'({ acknowledge, client, player }) {
    // Whoever has it is the owner: only the player's own pages are given it.
    const token = client.isOwnPage ? await player.account.token() : undefined
    acknowledge?.({ success: token !== undefined })
    if (token !== undefined) client.push('pushMy{Brand}Token', { token })
  },
  async 'my{Brand}Logout'({ player }) {
    if (player.account.uid() === undefined) return
    await player.account.signOut()
    player.clients.broadcast('pushMy{Brand}Logout', null)
    tellStatus(player, player.clients)
  },
  getPrivacySettings: ({ client }) => client.push('pushPrivacySettings', { allowUIStatistics: false }),
}

function tellStatus({ account }: PlayerContext, to: Target): void {
  const uid = account.uid()
  const status = uid === undefined ? { loggedIn: false } : { loggedIn: true, uid }
  if ('push' in to) to.push('pushMy{Brand}Status', status)
  else to.broadcast('pushMy{Brand}Status', status)
}

/** The version of the system, and its updates [D7-36]. */
export const updateRequests: Requests = {
  getSystemVersion: ({ player, client }) => client.pushAsIs('pushSystemVersion', systemVersion(player)),
  getUpdaterChannel: ({ player, client }) =>
    client.push('pushUpdaterChannel', {
      availableChannels: ['stable', 'test'],
      currentChannel: player.storage.system.value().channel,
    }),
  getAutomaticUpdateEnabled({ player, client }) {
    const saved = player.storage.settings.value()['system_controller/system']?.['saveUpdateSettings']
    const isOn = isJsonObject(saved) && saved['automatic_updates'] === true
    client.push('pushAutomaticUpdateEnabled', isOn)
  },
  updateCheck: ({ player, client }) => checkForUpdate(player, client),
  update: ({ player }) => runUpdate(player, nextVersion(player.storage.system.value().version)),
}

/**
 * Answers with a constant, as it stands on the wire: odd line ends, missing fields and all that real devices
 * send.
 */
function always(push: string, payload: Json) {
  return ({ client }: Call) => client.pushAsIs(push, payload)
}

/** Believable constants for the parts of the player that later work makes real. */
export const laterRequests: Requests = {
  getSystemInfo: ({ player, client }) => {
    const { name } = player.storage.device.value()
    const [self] = rooms(player).list
    client.pushAsIs('pushSystemInfo', {
      ...systemVersion(player),
      name,
      serviceName: name,
      type: 'device',
      host: player.roomSystem.host(),
      ...(self?.state && { state: self.state }),
    })
  },
  getDeviceInfo: ({ player, client }) =>
    client.pushAsIs('pushDeviceInfo', {
      uuid: player.roomSystem.id(),
      name: player.storage.device.value().name,
    }),
  getAvailableTimezones: always('pushAvailableTimezones', Intl.supportedValuesOf('timeZone')),
  getCurrentTimezone: always('pushCurrentTimezone', 'UTC'),
  getShutdownOrStandbyMode: always('pushShutdownOrStandbyMode', {
    hasPowerOffMode: true,
    hasStandbyMode: false,
  }),

  getInputSources: always('pushInputSources', {}),
}

/** The player itself: its name, modals on its screens. */
export const deviceRequests: Requests = {
  getDeviceName: ({ player, client }) => client.pushAsIs('pushDeviceName', deviceName(player)),
  setDeviceName: ({ player }, { name }) => setName(player, name),

  closeModals: ({ player }) => player.clients.broadcastAsIs('closeAllModals', ''),
  pinger: ({ client }, value) => client.pushAsIs('ponger', value),
}
