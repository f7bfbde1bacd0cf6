import type { JsonObject } from '../../authoring/json/Json'
import type { PlayerContext } from '../core/PlayerContext'
import { ledState } from './ledState'
import { ownState } from './ownState'

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
