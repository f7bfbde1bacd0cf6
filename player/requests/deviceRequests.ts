import { deviceName } from '../answers/deviceName'
import { rooms } from '../answers/rooms'
import { playbackState } from '../answers/playbackState'
import { setName } from '../commands/setName'
import type { Requests } from './Requests'

/** The player itself: name, what it plays, modals on its screens. */
export const deviceRequests: Requests = {
  getDeviceName: ({ player, client }) => client.pushAsIs('pushDeviceName', deviceName(player)),
  setDeviceName: ({ player }, { name }) => setName(player, name),

  getState: ({ player, client }) => {
    client.push('pushMultiRoomDevices', rooms(player))
    client.pushAsIs('pushState', playbackState(player))
  },
  getMultiRoomDevices: ({ player, client }) => client.push('pushMultiRoomDevices', rooms(player)),
  getQueue: ({ client }) => client.push('pushQueue', []),

  closeModals: ({ player }) => player.clients.broadcastAsIs('closeAllModals', ''),
  pinger: ({ client }, value) => client.pushAsIs('ponger', value),
}
