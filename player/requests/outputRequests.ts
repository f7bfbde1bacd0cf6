import { multiroom, toldRooms } from '../answers/rooms'
import type { Client } from '../core/Clients'
import { inBackground } from '../core/inBackground'
import { type Pairing, createPairing, joinGroup, leaveGroup } from '../rooms/groups'
import { findRoom, withRoom, type KnownRoom, tellOutputs } from '../rooms/relay'
import { turnGroup, turnRoom } from '../rooms/turnRoom'
import type { Call, Requests } from './Requests'
import { pausePlayback, playOn } from '../commands/playOn'
import { toast } from '../commands/toast'
import { screenId, type ScreenState } from '../rooms/createScreen'
import type { PlayerContext } from '../core/PlayerContext'

const pairings = new WeakMap<Client, Pairing>()

/** What a client has said so far of who is to join whom. */
function pairingOf({ player, client }: Call): Pairing {
  const known = pairings.get(client)
  if (known !== undefined) return known
  const join = (child: string, leader: string) =>
    inBackground(player, 'grouping', () =>
      withRoom(player, client, findRoom(player, leader) === undefined ? leader : child, async (joining) => {
        const leading = findRoom(player, leader)
        if (leading !== undefined) await joinGroup(player, joining, leading)
      }),
    )
  const usualLeader = () => player.house.leaderId() ?? player.house.id()
  const pairing = createPairing(player, join, usualLeader)
  pairings.set(client, pairing)
  return pairing
}

/** The players of the house and their groups [D7-30 D7-31]. */
export const roomRequests: Requests = {
  getMultiRoomDevices: ({ player, client }) => client.push('pushMultiRoomDevices', toldRooms(player)),

  // Real devices are silent.
  getMultiroom({ player, client }) {
    if (!player.quirks.isParticular) client.push('pushMultiroom', multiroom(player))
  },

  async setMultiroom(call, wish) {
    const { player, client } = call
    if ('groupvolume' in wish)
      return withRoom(player, client, wish.ip, (room) => {
        const leader = room.leader === null ? room : (findRoom(player, room.leader) ?? room)
        return turnGroup(player, leader, wish.groupvolume)
      })
    if ('volume' in wish)
      return withRoom(player, client, wish.ip, (room) => turnRoom(player, room, { volume: wish.volume }))
    if (wish.set === 'single') return withRoom(player, client, wish.ip, (room) => leaveGroup(player, room))
    if (wish.set === 'client') pairingOf(call).child(wish.ip)
    else pairingOf(call).leader(wish.ip)
  },
}

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
