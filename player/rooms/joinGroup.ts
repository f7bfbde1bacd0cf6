import type { PlayerContext } from '../core/PlayerContext'
import type { KnownRoom } from './findRoom'
import { setLeader } from './setLeader'

/**
 * Makes one player the child of another; one that was a child itself is on its own before it leads. Those that a new child led are on
 * their own again. Rejects when one of them refuses or does not answer.
 */
export async function joinGroup(player: PlayerContext, child: KnownRoom, leader: KnownRoom): Promise<void> {
  if (child.id === leader.id) return
  if (leader.leader !== null) await setLeader(player, leader, null)
  await setLeader(player, child, leader.id)
}
