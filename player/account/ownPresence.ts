import type { JsonObject } from '../../authoring/json/JsonObject'
import type { PlayerContext } from '../core/PlayerContext'
import { systemVersion } from '../answers/systemVersion'

/** What the player tells the cloud of itself [A3.2-1]. */
export function ownPresence(player: PlayerContext): JsonObject {
  return {
    host: player.house.host(),
    name: player.storage.device.value().name,
    device: systemVersion(player)['hardware'] ?? '',
    isChild: player.house.leaderId() !== null,
  }
}
