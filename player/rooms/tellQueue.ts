import type { PlayerContext } from '../core/PlayerContext'
import { queueText } from '../queue/queueText'
import { relay } from './relay'

/** Tells every interface the queue that plays: the leader's in a group, else the player's own. */
export async function tellQueue(player: PlayerContext): Promise<void> {
  const { clients, engine, house } = player
  if (house.leader() === undefined) return clients.broadcastText('pushQueue', queueText(engine.queue()))
  if (!house.hasLeader()) return
  for (const { event, payload } of await relay(player, 'getQueue')) clients.broadcastAsIs(event, payload)
}
