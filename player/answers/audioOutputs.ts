import type { AudioOutput, MultiRoomDevice, PushAudioOutputs } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'
import { screenId } from '../rooms/createScreen'
import { rooms } from './rooms'

const plugin = 'audio_interface/multiroom'

/**
 * What the music can come out of [D3-26]: this player, which is always on, the other players of the house, a
 * screen that cannot be grouped, and a player that is gone. `enabled` are those that play along with this
 * one. `leader` is the id of the player that leads the group of an output, or that would lead it were it
 * added here; this player has one only in a group.
 */
export function audioOutputs(player: PlayerContext): PushAudioOutputs {
  const { house } = player
  const { list } = rooms(player)
  if (!house.isShared()) return { availableOutputs: list.map((self) => ({ ...common(self), ...alone })) }
  const leaderOf = (id: string | undefined) =>
    list.find(({ child }) => child?.some((one) => one.id === id))?.id
  const isLeading = (id: string | undefined) =>
    list.some((one) => one.id === id && (one.child ?? []).length > 0)
  const groupOf = (id: string | undefined) => leaderOf(id) ?? (isLeading(id) ? id : undefined)
  const own = groupOf(house.id())
  const outputs = list.map((room): AudioOutput => {
    const group = groupOf(room.id)
    const isMember = room.isSelf === true || (own !== undefined && group === own)
    return {
      ...common(room),
      leader: (room.isSelf ? group : (group ?? own ?? house.id())) ?? false,
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
