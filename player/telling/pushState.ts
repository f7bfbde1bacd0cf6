import type { JsonObject } from '../../authoring/json/JsonObject'
import { playbackState } from '../answers/playbackState'
import { toldRooms } from '../answers/rooms'
import type { PlayerContext } from '../core/PlayerContext'

/** Tells everyone the state, in the order of a real device: the rooms first. */
export function pushState(player: PlayerContext, state: JsonObject = playbackState(player)): void {
  player.clients.broadcast('pushMultiRoomDevices', toldRooms(player, state))
  player.clients.broadcastAsIs('pushState', state)
}
