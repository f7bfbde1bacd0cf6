import type { PlayerContext } from '../core/PlayerContext'
import type { JsonObject } from '../../authoring/json/JsonObject'

/** The state of a player that plays nothing, as real devices push it: with nulls and an empty text where there is nothing. */
const idle: JsonObject = {
  status: 'stop',
  position: 0,
  title: '',
  artist: '',
  album: '',
  albumart: '/albumart',
  duration: 0,
  uri: '',
  seek: 0,
  samplerate: '',
  channels: '',
  bitdepth: '',
  Streaming: false,
  service: 'mpd',
  volume: 40,
  dbVolume: null,
  mute: false,
  disableVolumeControl: false,
  random: null,
  repeat: null,
  repeatSingle: false,
  updatedb: false,
  consume: false,
}

/** What the player plays, or that it plays nothing [D3-1]. */
export function playbackState({ playback }: PlayerContext): JsonObject {
  return { ...idle, ...playback.difference() }
}
