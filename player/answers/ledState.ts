import type { JsonObject } from '../../authoring/json/Json'
import type { PlayerContext } from '../core/PlayerContext'
import { isFavourite } from '../queue/queueEntries'
import { atHost } from './atHost'

/**
 * What the leader of the player plays, at this moment; undefined when the player follows none, or has heard
 * nothing of it yet. Of a leader that is gone, nothing is heard either: it is paused.
 */
export function ledState(player: PlayerContext): JsonObject | undefined {
  const { house, now } = player
  const leader = house.leader()
  if (leader === undefined) return undefined
  const { playing } = leader.facts
  const { seek, duration, uri } = playing
  const isGone = !house.hasLeader()
  const passed = playing['status'] === 'play' && !isGone ? now() - leader.toldAt : 0
  const most = typeof duration === 'number' && duration > 0 ? duration * 1_000 : Infinity
  return {
    ...playing,
    albumart: atHost(leader.host, playing['albumart']),
    ...(typeof seek === 'number' && { seek: Math.min(seek + passed, most) }),
    ...(typeof uri === 'string' && uri !== '' && { favourite: { favourite: isFavourite(player, uri) } }),
    ...(isGone && playing['status'] === 'play' && { status: 'pause' }),
  }
}
