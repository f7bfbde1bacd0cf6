import { deviceName } from '../answers/deviceName'
import { rooms } from '../answers/rooms'
import { setName } from '../commands/setName'
import type { Requests } from './Requests'

/** The player itself: its name, the players beside it, modals on its screens. */
export const deviceRequests: Requests = {
  getDeviceName: ({ player, client }) => client.pushAsIs('pushDeviceName', deviceName(player)),
  setDeviceName: ({ player }, { name }) => setName(player, name),

  getMultiRoomDevices: ({ player, client }) => client.push('pushMultiRoomDevices', rooms(player)),

  closeModals: ({ player }) => player.clients.broadcastAsIs('closeAllModals', ''),
  pinger: ({ client }, value) => client.pushAsIs('ponger', value),
}
