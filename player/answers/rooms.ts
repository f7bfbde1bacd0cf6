import type { Json, JsonObject } from '../../authoring/json/Json'
import type {
  MultiRoomDevice,
  PushMultiRoomDevices,
  PushMultiroom,
  AudioOutput,
  PushAudioOutputs,
} from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'
import type { Room } from '../rooms/RoomSystem'
import { playbackState, atHost } from './playbackState'
import { screenId } from '../rooms/createScreen'

const asText = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

/**
 * The players of the house as they are told; without a multi-room plugin, which real devices come without, as
 * single ones.
 */
export function toldRooms(player: PlayerContext, state?: JsonObject): PushMultiRoomDevices {
  const known = rooms(player, state)
  if (!player.quirks.isParticular) return known
  return { ...known, list: known.list.map(({ ip: _ip, isChild: _isChild, child: _child, ...one }) => one) }
}

/**
 * The players of the house that answer, this one first, with what they play: a member of a group what its
 * leader plays. It stands in the list, and again without state of its own among the members (`child`) of its
 * leader [D3-25].
 */
export function rooms(player: PlayerContext, state = playbackState(player)): PushMultiRoomDevices {
  const { roomSystem } = player
  const others = roomSystem.rooms()
  const own = ownRoom(player, state)
  const playingOf = (room: Room): JsonObject => {
    const { leader, playing } = room.state
    const leading = others.find(({ state }) => state.id === leader)
    // This player's own state has the addresses of its pictures below its own root.
    if (leader === roomSystem.id())
      return { ...state, albumart: atHost(roomSystem.host(), state['albumart']) }
    return leading === undefined
      ? { ...playing, albumart: atHost(room.host, playing['albumart']) }
      : { ...leading.state.playing, albumart: atHost(leading.host, leading.state.playing['albumart']) }
  }
  const flat = [own, ...others.map((room) => otherRoom(room, playingOf(room)))]
  const leaders = new Map<string, string | null>(others.map(({ state }) => [state.id, state.leader]))
  leaders.set(roomSystem.id(), roomSystem.leaderId())
  const childrenOf = (id: string | undefined) => flat.filter((one) => leaders.get(one.id ?? '') === id)
  return {
    misc: { debug: false },
    list: roomSystem.isShared() ? flat.map((one) => ({ ...one, child: childrenOf(one.id) })) : flat,
  }
}

function ownRoom(player: PlayerContext, state: JsonObject): MultiRoomDevice {
  const { roomSystem } = player
  const { volume, mute, disableVolumeControl } = player.sound.state()
  return {
    id: roomSystem.id(),
    host: roomSystem.host(),
    ip: ipOf(roomSystem.host()),
    name: player.storage.device.value().name,
    isSelf: true,
    isChild: roomSystem.leaderId() !== null,
    type: 'device',
    volumeAvailable: !disableVolumeControl,
    state: { ...told(state), volume, mute, albumart: asText(state['albumart']) || '/albumart' },
  }
}

function otherRoom({ state, host }: Room, playing: JsonObject): MultiRoomDevice {
  const { id, name, leader, volume, mute, volumeAvailable } = state
  return {
    id,
    host,
    ip: ipOf(host),
    name,
    isSelf: false,
    isChild: leader !== null,
    type: 'device',
    volumeAvailable,
    state: { ...told(playing), volume, mute, albumart: asText(playing['albumart']) },
  }
}

function told({ status, artist, title }: JsonObject) {
  return { status: asText(status), artist: asText(artist), track: asText(title) }
}

/** Several players of one machine differ by the port only. */
function ipOf(host: string): string {
  return URL.canParse(host) ? new URL(host).host : ''
}

/**
 * The groups of the house by the ids of their players [D3-27]; real devices leave this question unanswered.
 */
export function multiroom(player: PlayerContext): PushMultiroom {
  return {
    groups: rooms(player).list.flatMap(({ id, child = [] }) =>
      child.length > 0 ? [{ leader: id, children: child.map((one) => one.id) }] : [],
    ),
  }
}

const plugin = 'audio_interface/multiroom'

/**
 * What the music can come out of [D3-26]: this player, which is always on, the other players of the house, a
 * screen that cannot be grouped, and a player that is gone. `enabled` are those that play along with this
 * one. `leader` is the id of the player that leads the group of an output, or that would lead it were it
 * added here; this player has one only in a group.
 */
export function audioOutputs(player: PlayerContext): PushAudioOutputs {
  const { roomSystem } = player
  const { list } = rooms(player)
  if (!roomSystem.isShared()) return { availableOutputs: list.map((self) => ({ ...common(self), ...alone })) }
  const leaderOf = (id: string | undefined) =>
    list.find(({ child }) => child?.some((one) => one.id === id))?.id
  const isLeading = (id: string | undefined) =>
    list.some((one) => one.id === id && (one.child ?? []).length > 0)
  const groupOf = (id: string | undefined) => leaderOf(id) ?? (isLeading(id) ? id : undefined)
  const own = groupOf(roomSystem.id())
  const outputs = list.map((room): AudioOutput => {
    const group = groupOf(room.id)
    const isMember = room.isSelf === true || (own !== undefined && group === own)
    return {
      ...common(room),
      leader: (room.isSelf ? group : (group ?? own ?? roomSystem.id())) ?? false,
      enabled: isMember,
      groupable: true,
    }
  })
  // Of an MPD that is heard somewhere nothing is made up.
  if (player.mpd?.address !== undefined) return { availableOutputs: outputs }
  return { availableOutputs: [...outputs, screen(player), garden] }
}

const alone = { leader: false, enabled: true, groupable: false }

function common({
  id = '',
  name = '',
  host = '',
  isSelf = false,
  volumeAvailable = false,
  state,
}: MultiRoomDevice) {
  return {
    id,
    name,
    type: 'device',
    host,
    plugin,
    available: true,
    volumeAvailable,
    isSelf,
    ...(state && { state, mute: state.mute ?? false }),
  }
}

function screen({ screen, say }: PlayerContext): AudioOutput {
  const { isPlaying, isThere, mute, volume } = screen.state()
  return {
    id: screenId,
    name: say('ROOMS.SCREEN'),
    type: 'cast',
    host: '',
    plugin: 'audio_interface/cast',
    leader: false,
    enabled: false,
    available: isThere,
    volumeAvailable: true,
    isSelf: false,
    groupable: false,
    mute,
    state: {
      status: isPlaying ? 'play' : 'stop',
      volume,
      mute,
      artist: '',
      track: isPlaying ? say('ROOMS.SCREEN_PLAYS') : '',
      albumart: '/albumart',
    },
  }
}

/** A player that somebody has pulled the plug of. */
const garden: AudioOutput = {
  id: 'garden',
  name: 'Garden',
  type: 'device',
  host: 'http://192.0.2.60',
  plugin,
  leader: false,
  enabled: false,
  available: false,
  volumeAvailable: false,
  isSelf: false,
  groupable: false,
  mute: false,
  state: { status: 'stop', volume: 0, mute: false, artist: '', track: '', albumart: '' },
}
