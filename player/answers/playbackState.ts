import type { JsonObject, Json } from '../../authoring/json/Json'
import type { PlayerContext } from '../core/PlayerContext'
import { ownState } from './ownState'
import { isFavourite } from '../queue/queueEntries'

/**
 * What the player plays, or that it plays nothing, as it stands on the wire [D3-1 to D3-10]; in a group, what
 * its leader plays.
 */
export function playbackState(player: PlayerContext): JsonObject {
  const { quirks, music, overlay, sound } = player
  const common = { ...sound.state(), updatedb: music.isScanning(), volatile: false }
  const playing = ledState(player) ?? ownState(player)
  return quirks.dress({ ...common, ...playing, ...overlay.difference() })
}

/**
 * What the leader of the player plays, at this moment; undefined when the player follows none, or has heard
 * nothing of it yet. Of a leader that is gone, nothing is heard either: it is paused.
 */
function ledState(player: PlayerContext): JsonObject | undefined {
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

/** The address of a picture as others reach it: one below the root of a player gets that player's origin. */
export function atHost(host: string, albumart: Json | undefined): string {
  const address = typeof albumart === 'string' && albumart !== '' ? albumart : '/albumart'
  return address.startsWith('/') && !address.startsWith('//') ? host + address : address
}
