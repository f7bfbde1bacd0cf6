import { deviceName } from '../answers/deviceName'
import { setName } from '../commands/setName'
import type { Requests } from './Requests'

/** The player itself: its name, modals on its screens. */
export const deviceRequests: Requests = {
  getDeviceName: ({ player, client }) => client.pushAsIs('pushDeviceName', deviceName(player)),
  setDeviceName: ({ player }, { name }) => setName(player, name),

  closeModals: ({ player }) => player.clients.broadcastAsIs('closeAllModals', ''),
  pinger: ({ client }, value) => client.pushAsIs('ponger', value),
}
