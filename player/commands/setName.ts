import { deviceName } from '../answers/deviceName'
import { toldRooms } from '../answers/rooms'
import type { PlayerContext } from '../core/PlayerContext'
import { heedSelf } from '../rooms/heedSelf'
import { toast } from './toast'

/** Gives the player another name and tells everyone. Rejects when it could not be written. */
export async function setName(player: PlayerContext, name: string): Promise<void> {
  const { clients, say, storage } = player
  await storage.device.save({ ...storage.device.value(), name })
  clients.broadcastAsIs('pushDeviceName', deviceName(player))
  toast(player, 'success', say('SYSTEM.NAME_TITLE'), say('SYSTEM.NAME_IS', { name }))
  clients.broadcast('pushMultiRoomDevices', toldRooms(player))
  heedSelf(player)
}
