import { type Json, type JsonObject, isJsonObject, toJson } from '../../authoring/json/Json'
import { atHost, ownState } from '../answers/playbackState'
import type { PlayerContext } from '../core/PlayerContext'
import { toast, type Client } from '../core/Clients'
import type { RequestPayloads } from '../../schemas/generated/types'
import { rooms, multiroom, toldRooms, audioOutputs } from '../answers/rooms'
import { RoomError } from './RoomSystem'
import { inBackground } from '../core/Clock'
import { messageOf } from '../core/messageOf'

/** What another player pushed for an answer. */
interface Pushed {
  event: string
  payload: Json
}

/**
 * Asks the leader of this player for something in its place, and gives what it pushes. Rejects when it does
 * not answer.
 */
export async function relay({ roomSystem }: PlayerContext, event: string, payload?: Json): Promise<Pushed[]> {
  const leader = roomSystem.leader()
  if (leader === undefined || !roomSystem.hasLeader()) throw new Error('the leader is away')
  const body = { event, ...(payload !== undefined && { payload }) }
  const answer = await roomSystem.order(leader.host, { path: '/rooms/request', body })
  const pushes = Array.isArray(answer) ? answer.filter(isJsonObject) : []
  return pushes.flatMap(({ event: name, payload: pushed = null }) =>
    typeof name === 'string' ? [{ event: name, payload: withCovers(pushed, leader.host) }] : [],
  )
}

/** A queue whose covers are where it is from. */
function withCovers(payload: Json, host: string): Json {
  const covered = (item: JsonObject) =>
    typeof item['albumart'] === 'string' ? { ...item, albumart: atHost(host, item['albumart']) } : item
  return Array.isArray(payload) ? payload.map((item) => (isJsonObject(item) ? covered(item) : item)) : payload
}

/**
 * Has the leader of the group do what an interface of this player asked for. When it cannot, a toast says so.
 */
export async function relayToLeader(
  player: PlayerContext,
  client: Client,
  event: string,
  payload: unknown,
): Promise<void> {
  try {
    const pushes = await relay(player, event, payload === undefined ? undefined : toJson(payload))
    for (const { event: pushed, payload: content } of pushes) client.pushAsIs(pushed, content)
  } catch (error) {
    const name = player.roomSystem.leader()?.state.name ?? ''
    player.log(`${event} did not reach the leader: ${messageOf(error)}`)
    toast(
      player,
      'error',
      player.say('ROOMS.TITLE'),
      player.say(name === '' ? 'ROOMS.AWAY' : 'ROOMS.AWAY_OF', { name }),
    )
  }
}

const transport = [
  'getSeek',
  'getTrackInfo',
  'next',
  'pause',
  'play',
  'prev',
  'seek',
  'setConsume',
  'setRandom',
  'setRepeat',
  'skipBackwards',
  'skipForward',
  'stop',
  'toggle',
  'volatilePlay',
] as const satisfies readonly (keyof RequestPayloads)[]

const queue = [
  'addPlay',
  'addPlayCue',
  'addPlayList',
  'addToQueue',
  'clearQueue',
  'enqueue',
  'getQueue',
  'moveQueue',
  'playFavourites',
  'playItemsList',
  'playNext',
  'playPlaylist',
  'playRadioFavourites',
  'removeFromQueue',
  'replaceAndPlay',
  'replaceAndPlayCue',
  'saveQueueToPlaylist',
] as const satisfies readonly (keyof RequestPayloads)[]

const events = new Set<string>([...transport, ...queue])

/** Whether a request to a player in a group is for the one that leads it: what plays, and what plays next. */
export const isForLeader = (event: string): boolean => events.has(event)

/** A player of the house that answers, this one or another. */
export interface KnownRoom {
  id: string
  host: string
  name: string
  isSelf: boolean
  /** 0 to 100. */
  volume: number
  /** Id of the player that it follows. */
  leader: string | null
}

/** All players of the house that answer, this one first. */
function knownRooms(player: PlayerContext): (KnownRoom & { ip: string })[] {
  const { roomSystem } = player
  const leaders = new Map(roomSystem.rooms().map(({ state }) => [state.id, state.leader]))
  return rooms(player).list.map(({ id = '', host = '', ip = '', name = '', isSelf = false, state }) => ({
    id,
    host,
    ip,
    name,
    isSelf,
    volume: state?.volume ?? 0,
    leader: isSelf ? roomSystem.leaderId() : (leaders.get(id) ?? null),
  }))
}

/**
 * The player of an id, an address (`ip`) or an origin (`host`), as lists tell them; undefined when none
 * answers to it.
 */
export function findRoom(player: PlayerContext, by: string): KnownRoom | undefined {
  return knownRooms(player).find(({ id, ip, host }) => [id, ip, host].includes(by))
}

/** The players that follow the one of this id. */
export function childrenOf(player: PlayerContext, id: string): KnownRoom[] {
  return knownRooms(player).filter(({ leader }) => leader === id)
}

/** What was told of the outputs last, by house. */
const toldBy = new WeakMap<object, string>()

/**
 * Tells one interface what the outputs are like; without one, tells all of them, if that has changed since it
 * was told last. A player on its own, whose outputs nobody has asked about, keeps them to itself.
 */
export function tellOutputs(player: PlayerContext, client?: Client): void {
  const { clients, roomSystem } = player
  const told = toldBy.get(roomSystem)
  if (client === undefined && told === undefined && !roomSystem.isShared()) return
  const outputs = audioOutputs(player)
  const text = JSON.stringify(outputs)
  if (client !== undefined) client.push('pushAudioOutputs', outputs)
  if (text === told) return
  toldBy.set(roomSystem, text)
  for (const other of clients.all()) if (other !== client) other.push('pushAudioOutputs', outputs)
}

/**
 * Does something with a player of the house for a client. When it cannot be, a toast says why, and the client
 * hears how the house really stands. At the end it hears of the groups, which ends its wait; with the quirks
 * of real devices it does not.
 */
export async function withRoom(
  player: PlayerContext,
  client: Client,
  by: string,
  act: (room: KnownRoom) => void | Promise<void>,
): Promise<void> {
  const room = findRoom(player, by)
  try {
    if (room === undefined) throw new Error('nobody answers to that')
    await act(room)
  } catch (error) {
    const name = room?.name ?? ''
    player.log(`“${name === '' ? by : name}”: ${messageOf(error)}`)
    const text = error instanceof RoomError ? 'ROOMS.REFUSED' : name === '' ? 'ROOMS.UNKNOWN' : 'ROOMS.SILENT'
    toast(player, 'error', player.say('ROOMS.TITLE'), player.say(text, { name }))
    client.push('pushMultiRoomDevices', toldRooms(player))
    tellOutputs(player, client)
  }
  if (!player.quirks.isParticular) client.push('pushMultiroom', multiroom(player))
}

/**
 * Something of this player has changed: the others hear of it. Who plays something of his own does not follow
 * anybody any more.
 */
export function watchOwnState(player: PlayerContext): void {
  const { account, roomSystem } = player
  if (roomSystem.leaderId() !== null && ownState(player)['status'] === 'play')
    inBackground(player, 'leaving the group', () => roomSystem.follow(null))
  roomSystem.announce()
  account.changed()
  tellOutputs(player)
}
