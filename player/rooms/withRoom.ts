import { multiroom } from '../answers/multiroom'
import { toldRooms } from '../answers/rooms'
import { toast } from '../commands/toast'
import type { Client } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import { RoomRefusal } from './RoomRefusal'
import { type KnownRoom, findRoom } from './findRoom'
import { tellOutputs } from './tellOutputs'

/**
 * Does something with a player of the house for a client. When it cannot be, a toast says why, and the client hears how the house
 * really stands. At the end it hears of the groups, which ends its wait; with the manners of real devices it does not.
 */
export async function withRoom(
  player: PlayerContext,
  client: Client,
  by: string,
  act: (room: KnownRoom) => void | Promise<void>,
): Promise<void> {
  const room = findRoom(player, by)
  try {
    if (room === undefined) throw new Error('nobody answers to that')
    await act(room)
  } catch (error) {
    const name = room?.name ?? ''
    player.log(`“${name === '' ? by : name}”: ${error instanceof Error ? error.message : String(error)}`)
    const text =
      error instanceof RoomRefusal ? 'ROOMS.REFUSED' : name === '' ? 'ROOMS.UNKNOWN' : 'ROOMS.SILENT'
    toast(player, 'error', player.say('ROOMS.TITLE'), player.say(text, { name }))
    client.push('pushMultiRoomDevices', toldRooms(player))
    tellOutputs(player, client)
  }
  if (!player.manners.isParticular) client.push('pushMultiroom', multiroom(player))
}
