import type { JsonObject } from '../../authoring/json/Json'
import type { PlayerContext } from '../core/PlayerContext'
import type { QueueItem } from '../playback/Engine'
import { isFavourite } from '../queue/queueEntries'

/** What is said of the entry when there is none. */
const nothing: JsonObject = {
  title: '',
  artist: '',
  album: '',
  albumart: '/albumart',
  duration: 0,
  uri: '',
  samplerate: '',
  channels: '',
  bitdepth: '',
  Streaming: false,
  service: 'mpd',
}

/**
 * What the player's own queue, or a guest in its place, plays: the state without volume, whomever the player
 * follows.
 */
export function ownState(player: PlayerContext): JsonObject {
  const { engine, guest, radio } = player
  const { status, position, seek, ...modes } = engine.state()
  const current = engine.current()
  const visitor = guest.state()
  const reception = radio.reception()
  const isRadio = current?.service === 'webradio'
  if (visitor !== undefined) return { ...modes, ...nothing, position, ...visitor }
  if (current === undefined) return { ...modes, ...nothing, status: 'stop', position: 0, seek: 0 }
  // As real devices: neither status nor title, where a station cannot be heard.
  if (isRadio && reception.kind === 'failed') return { ...modes, position, seek: 0, service: 'mpd' }
  if (isRadio) return { ...modes, status, position, seek, ...ofStation(player, current) }
  return { ...modes, status, position, seek, ...ofTrack(player, current) }
}

function ofTrack(player: PlayerContext, item: QueueItem): JsonObject {
  const { uri, name, service, duration = 0, type: _type, number: _cue, tracknumber: _number, ...rest } = item
  const { artist = '', album = '', albumart = '/albumart', trackType = '' } = item
  const favourite = { favourite: isFavourite(player, uri) }
  return {
    // What a file says of itself counts: decoders tell what they make of it.
    ...player.quality(),
    ...rest,
    title: name,
    artist,
    album,
    albumart,
    uri,
    trackType,
    duration,
    stream: trackType,
    service,
    favourite,
  }
}

function ofStation(player: PlayerContext, item: QueueItem): JsonObject {
  const { radio } = player
  const reception = radio.reception()
  const { uri, name, artist = '', albumart = '/albumart' } = item
  const { title = '', bitrate = '' } = reception.kind === 'on' ? reception.station : {}
  return {
    title: title === '' ? name : title,
    artist: title === '' ? artist : name,
    album: '',
    albumart,
    uri,
    trackType: 'webradio',
    duration: 0,
    samplerate: '',
    bitdepth: '',
    channels: '',
    ...(reception.kind === 'on' && player.quality()),
    stream: true,
    service: 'webradio',
    favourite: { favourite: isFavourite(player, uri) },
    ...(bitrate !== '' && { bitrate }),
    // It plays once there is music to be heard.
    ...(reception.kind === 'connecting' && { status: 'stop', seek: 0 }),
  }
}
