import type { JsonObject, Json } from '../../authoring/json/Json'
import type { PlayerContext } from '../core/PlayerContext'
import { isFavourite } from '../queue/queueEntries'
import type { QueueItem } from '../playback/Engine'

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
  const { roomSystem, now } = player
  const leader = roomSystem.leader()
  if (leader === undefined) return undefined
  const { playing } = leader.state
  const { seek, duration, uri } = playing
  const isGone = !roomSystem.hasLeader()
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
