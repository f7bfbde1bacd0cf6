import { playbackState } from '../answers/playbackState'
import { rooms } from '../answers/rooms'
import type { PlayerContext } from '../core/PlayerContext'

/** Changes what plays, and tells everyone in the order of a real device: the rooms first. */
export function changePlayback(
  player: PlayerContext,
  ...difference: Parameters<PlayerContext['playback']['change']>
): void {
  player.playback.change(...difference)
  player.clients.broadcast('pushMultiRoomDevices', rooms(player))
  player.clients.broadcastAsIs('pushState', playbackState(player))
}
