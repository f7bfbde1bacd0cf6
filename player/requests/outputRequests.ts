import { pausePlayback } from '../commands/pausePlayback'
import { playOn } from '../commands/playOn'
import { toast } from '../commands/toast'
import { screenId } from '../rooms/createScreen'
import { findRoom, type KnownRoom } from '../rooms/findRoom'
import { joinGroup } from '../rooms/joinGroup'
import { leaveGroup } from '../rooms/leaveGroup'
import { tellOutputs } from '../rooms/tellOutputs'
import { turnRoom } from '../rooms/turnRoom'
import { withRoom } from '../rooms/withRoom'
import type { ScreenState } from '../rooms/createScreen'
import type { PlayerContext } from '../core/PlayerContext'
import type { Call, Requests } from './Requests'

function setScreen({ player }: Call, changes: Partial<ScreenState>): void {
  const { screen, say } = player
  if (screen.state().isThere) screen.set(changes)
  else toast(player, 'error', say('ROOMS.TITLE'), say('ROOMS.SILENT', { name: say('ROOMS.SCREEN') }))
  tellOutputs(player)
}

/** Plays or pauses where the music of a player comes from: in a group that is its leader. */
async function operate(player: PlayerContext, room: KnownRoom, event: 'play' | 'pause'): Promise<void> {
  const source = room.leader === null ? room : (findRoom(player, room.leader) ?? room)
  if (!source.isSelf) await player.house.order(source.host, { path: '/rooms/request', body: { event } })
  else if (event === 'play') playOn(player)
  else pausePlayback(player)
}

/** The outputs [D7-32 to D7-34]. */
export const outputRequests: Requests = {
  getAudioOutputs: ({ player, client }) => tellOutputs(player, client),

  // Only what plays in time with others can be added [D4-18].
  enableAudioOutput({ player, client }, { id }) {
    const { house, say } = player
    if (id === screenId) {
      toast(player, 'warning', say('ROOMS.TITLE'), say('ROOMS.NOT_TOGETHER', { name: say('ROOMS.SCREEN') }))
      return tellOutputs(player, client)
    }
    return withRoom(player, client, id, (room) => {
      const leader = findRoom(player, house.leaderId() ?? house.id())
      if (leader === undefined) throw new Error('the leader is away')
      return joinGroup(player, room, leader)
    })
  },
  disableAudioOutput({ player, client }, { id }) {
    if (id === screenId) return tellOutputs(player, client)
    return withRoom(player, client, id, (room) => leaveGroup(player, room))
  },

  audioOutputPlay: (call, { id }) =>
    id === screenId
      ? setScreen(call, { isPlaying: true })
      : withRoom(call.player, call.client, id, (room) => operate(call.player, room, 'play')),
  audioOutputPause: (call, { id }) =>
    id === screenId
      ? setScreen(call, { isPlaying: false })
      : withRoom(call.player, call.client, id, (room) => operate(call.player, room, 'pause')),

  setAudioOutputVolume(call, { id, volume, mute }) {
    const { player, client } = call
    if (id === screenId) return setScreen(call, { volume, mute })
    return withRoom(player, client, id, (room) => turnRoom(player, room, { volume, mute }))
  },
}
