import type { PlayerContext } from '../core/PlayerContext'
import { changePlayback } from './changePlayback'

/** What plays that is no track of the library: it is gone when it stops. */
const nothing = {
  service: undefined,
  title: undefined,
  artist: undefined,
  album: undefined,
  albumart: undefined,
  uri: undefined,
  trackType: undefined,
  duration: undefined,
  samplerate: undefined,
  bitdepth: undefined,
  channels: undefined,
}

/** Stops the music. A track of the library stays where it began; an input or a CD is left. */
export function stopPlayback(player: PlayerContext): void {
  const isForeign = player.playback.difference()['service'] !== undefined
  changePlayback(player, { status: undefined, seek: undefined, ...(isForeign && nothing) })
}
