import type { PlayerContext } from '../core/PlayerContext'
import { type KnownRoom, childrenOf } from './findRoom'
import { setLeader } from './setLeader'

/** Takes a child out of its group; when a leader leaves, its whole group is dissolved. Rejects when one of them does not answer. */
export async function leaveGroup(player: PlayerContext, room: KnownRoom): Promise<void> {
  if (room.leader !== null) return setLeader(player, room, null)
  const left = childrenOf(player, room.id).map((child) => setLeader(player, child, null))
  const [failure] = (await Promise.allSettled(left)).filter(({ status }) => status === 'rejected')
  if (failure?.status === 'rejected') throw failure.reason
}
