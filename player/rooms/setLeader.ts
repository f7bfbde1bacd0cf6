import type { PlayerContext } from '../core/PlayerContext'
import type { KnownRoom } from './findRoom'
import { followHere } from './followHere'

/** Has a player of the house follow another, or none. Rejects when it refuses or does not answer. */
export async function setLeader(
  player: PlayerContext,
  room: KnownRoom,
  leader: string | null,
): Promise<void> {
  if (room.isSelf) await followHere(player, leader)
  else await player.house.order(room.host, { path: '/rooms/follow', body: { leader } })
}
