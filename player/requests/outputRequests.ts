import { multiroom, toldRooms } from '../answers/rooms'
import { type Client, toast } from '../core/Clients'
import { inBackground } from '../core/Clock'
import { type Pairing, createPairing, joinGroup, leaveGroup } from '../rooms/groups'
import { findRoom, withRoom, type KnownRoom, tellOutputs, childrenOf } from '../rooms/relay'
import type { Call, Requests } from './Requests'
import { pausePlayback, playOn } from '../commands/playOn'
import { screenId, type ScreenState } from '../rooms/createScreen'
import type { PlayerContext } from '../core/PlayerContext'

const mean = (volumes: readonly number[]) => volumes.reduce((sum, one) => sum + one, 0) / volumes.length

/** So often the factor is halved in: closer than any rounding. */
const rounds = 40

/**
 * Whole volumes of the same sum: those with the most behind the point are rounded up, so that the mean is the
 * one that was wanted.
 */
const wholeOf = (volumes: readonly number[]): number[] => {
  const missing = Math.round(volumes.reduce((sum, one) => sum + (one % 1), 0))
  const raised = new Set(
    volumes
      .map((volume, index) => ({ index, rest: volume % 1 }))
      .sort((one, other) => other.rest - one.rest)
      .slice(0, missing)
      .map(({ index }) => index),
  )
  return volumes.map((volume, index) => Math.floor(volume) + (raised.has(index) ? 1 : 0))
}

/**
 * The volumes of a group, by id, when the group goes to another volume, which is the mean of theirs: all
 * change in proportion. Who is at 100 stays there, and the others change the more; out of silence all become
 * equally loud. All are 0 to 100.
 */
export function spreadVolume(
  volumes: ReadonlyMap<string, number>,
  wanted: number,
): ReadonlyMap<string, number> {
  const before = [...volumes.values()]
  if (before.every((volume) => volume === 0))
    return new Map([...volumes.keys()].map((id) => [id, Math.round(wanted)]))
  const at = (factor: number) => before.map((volume) => Math.min(100, volume * factor))
  let [least, most] = [0, 100 / Math.min(...before.filter((volume) => volume > 0))]
  for (let round = 0; round < rounds; round += 1) {
    const factor = (least + most) / 2
    if (mean(at(factor)) < wanted) least = factor
    else most = factor
  }
  const after = wholeOf(at(most))
  return new Map([...volumes.keys()].map((id, index) => [id, after[index] ?? wanted]))
}

/** How loud a player is to be. */
interface Loudness {
  /** 0 to 100. */
  volume?: number
  mute?: boolean
}

/** Sets the volume of one player, in a group or not. Rejects when it does not answer. */
export async function turnRoom(
  player: PlayerContext,
  room: KnownRoom,
  { volume, mute }: Loudness,
): Promise<void> {
  const { roomSystem, sound } = player
  const ask = (event: string, payload?: number) =>
    roomSystem.order(room.host, {
      path: '/rooms/request',
      body: { event, ...(payload !== undefined && { payload }) },
    })
  if (volume !== undefined) {
    if (room.isSelf) sound.set(volume)
    else await ask('volume', volume)
  }
  // Turning unmutes; who is to be mute is so afterwards.
  if (mute === true || (mute === false && volume === undefined)) {
    if (room.isSelf) sound.mute(mute)
    else await ask(mute ? 'mute' : 'unmute')
  }
}

/** What a group's volumes were before somebody began to turn it, and what became of them. */
interface GroupAdjustment {
  base: ReadonlyMap<string, number>
  before: ReadonlyMap<string, number>
  result: ReadonlyMap<string, number>
}

const adjustments = new WeakMap<object, GroupAdjustment>()

/**
 * Turns a group to a volume, 0 to 100, which is the mean of its players'; they change in proportion. Who
 * turns it down to nothing and up again gets the same proportions, unless somebody turned a single one
 * meanwhile. Rejects when one of them does not answer; the others are turned.
 */
async function turnGroup(player: PlayerContext, leader: KnownRoom, wanted: number): Promise<void> {
  const members = [leader, ...childrenOf(player, leader.id)]
  const before = new Map(members.map(({ id, volume }) => [id, volume]))
  const last = adjustments.get(player.roomSystem)
  // What the others told last may be from before the last turn.
  const isTheSame =
    last !== undefined &&
    last.base.size === before.size &&
    [...before].every(([id, volume]) => [last.result.get(id), last.before.get(id)].includes(volume))
  const base = isTheSame ? last.base : before
  const result = spreadVolume(base, wanted)
  adjustments.set(player.roomSystem, { base, before, result })
  const turned = members.map((room) => turnRoom(player, room, { volume: result.get(room.id) ?? wanted }))
  const [failure] = (await Promise.allSettled(turned)).filter(({ status }) => status === 'rejected')
  if (failure?.status === 'rejected') throw failure.reason
}

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
  const usualLeader = () => player.roomSystem.leaderId() ?? player.roomSystem.id()
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
  if (!source.isSelf) await player.roomSystem.order(source.host, { path: '/rooms/request', body: { event } })
  else if (event === 'play') playOn(player)
  else pausePlayback(player)
}

/** The outputs [D7-32 to D7-34]. */
export const outputRequests: Requests = {
  getAudioOutputs: ({ player, client }) => tellOutputs(player, client),

  // Only what plays in time with others can be added [D4-18].
  enableAudioOutput({ player, client }, { id }) {
    const { roomSystem, say } = player
    if (id === screenId) {
      toast(player, 'warning', say('ROOMS.TITLE'), say('ROOMS.NOT_TOGETHER', { name: say('ROOMS.SCREEN') }))
      return tellOutputs(player, client)
    }
    return withRoom(player, client, id, (room) => {
      const leader = findRoom(player, roomSystem.leaderId() ?? roomSystem.id())
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
