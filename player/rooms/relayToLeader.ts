import { toJson } from '../../authoring/json/toJson'
import { toast } from '../commands/toast'
import type { Client } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import { relay } from './relay'

/** Has the leader of the group do what an interface of this player asked for. When it cannot, a toast says so. */
export async function relayToLeader(
  player: PlayerContext,
  client: Client,
  event: string,
  payload: unknown,
): Promise<void> {
  try {
    const pushes = await relay(player, event, payload === undefined ? undefined : toJson(payload))
    for (const { event: pushed, payload: content } of pushes) client.pushAsIs(pushed, content)
  } catch (error) {
    const name = player.house.leader()?.facts.name ?? ''
    player.log(`${event} did not reach the leader: ${error instanceof Error ? error.message : String(error)}`)
    toast(
      player,
      'error',
      player.say('ROOMS.TITLE'),
      player.say(name === '' ? 'ROOMS.AWAY' : 'ROOMS.AWAY_OF', { name }),
    )
  }
}
