import type { ServerResponse } from 'node:http'
import { randomUUID } from 'node:crypto'
import type { PlayerContext } from '../core/PlayerContext'
import { createOneTimer, inBackground } from '../core/Clock'
import { ownState } from '../answers/playbackState'
import type { QueueItem } from '../playback/Engine'
import { type RoomState, type RoomSystem, type Room, RoomError } from './RoomSystem'
import { askRoom } from './routeRooms'
import { standAlone } from './groups'
import { watchPeer } from './watchPeer'
import type { MpdSettings } from '../mpd/createMpdSettings'
import { queueText } from '../queue/queueEntries'
import { relay, tellOutputs } from './relay'
import { toldRooms } from '../answers/rooms'
import { pushState } from '../telling/createTeller'

/** Tells every interface the queue that plays: the leader's in a group, else the player's own. */
async function tellQueue(player: PlayerContext): Promise<void> {
  const { clients, engine, roomSystem } = player
  if (roomSystem.leader() === undefined) return clients.broadcastText('pushQueue', queueText(engine.queue()))
  if (!roomSystem.hasLeader()) return
  for (const { event, payload } of await relay(player, 'getQueue')) clients.broadcastAsIs(event, payload)
}

/** What the interfaces of a player were told of the house. */
interface Told {
  rooms: string
  /** What the leader played, by the moment at which it told that. */
  playing: number | undefined
  queue: string
}

const toldBy = new WeakMap<object, Told>()
const nothing: Told = { rooms: '', playing: undefined, queue: '' }

/**
 * Tells every interface what has changed in the house since it was told last: the rooms, the outputs, and
 * what the leader plays.
 */
function watchRooms(player: PlayerContext): void {
  const { clients, roomSystem } = player
  const told = toldBy.get(roomSystem) ?? nothing
  const leader = roomSystem.leader()
  const list = toldRooms(player)
  const now: Told = {
    rooms: JSON.stringify(list),
    // A leader that goes or comes back plays something else to whoever hears it.
    playing: leader && (roomSystem.hasLeader() ? leader.toldAt : -leader.toldAt),
    queue: leader ? `${leader.state.id} ${leader.state.queue}` : '',
  }
  toldBy.set(roomSystem, now)
  if (now.playing !== told.playing) pushState(player)
  else if (now.rooms !== told.rooms) clients.broadcast('pushMultiRoomDevices', list)
  tellOutputs(player)
  if (now.queue !== told.queue)
    inBackground(player, 'showing the queue of the group', () => tellQueue(player))
}

/** A listener that has not read so much, characters, is let go. */
const mostUnread = 1_000_000

/** Tells lines to whoever listens. */
interface Announcer {
  /** Tells everyone a line. */
  tell(line: string): void
  /** Tells one more, beginning with this line. */
  add(response: ServerResponse, first: string): void
  /** Cuts everyone off. */
  cut(): void
}

/**
 * Nobody listens yet. While somebody does, an empty line now and then says that this player is still there;
 * while `isMuted`, nothing is said at all.
 */
function createAnnouncer(
  { delays, later, now }: Pick<PlayerContext, 'delays' | 'later' | 'now'>,
  isMuted: () => boolean,
): Announcer {
  const listeners = new Set<ServerResponse>()
  const beat = createOneTimer({ later, now })
  const tell = (line: string) => {
    for (const listener of listeners) {
      if (isMuted()) continue
      if (listener.writableLength > mostUnread) listener.destroy()
      else listener.write(`${line}\n`)
    }
    if (listeners.size > 0) beat.set(now() + delays.roomBeat, () => tell(''))
  }
  return {
    tell,
    add(response, first) {
      response.once('close', () => {
        listeners.delete(response)
        if (listeners.size === 0) beat.clear()
      })
      response.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' })
      response.write(`${first}\n`)
      listeners.add(response)
      if (!beat.isSet()) beat.set(now() + delays.roomBeat, () => tell(''))
    },
    cut() {
      for (const listener of listeners) listener.destroy()
    },
  }
}

/** Queues in the order in which they were told of. */
const numbers = new WeakMap<readonly QueueItem[], number>()
let last = Date.now()

function numberOf(queue: readonly QueueItem[]): number {
  const known = numbers.get(queue)
  if (known !== undefined) return known
  last += 1
  numbers.set(queue, last)
  return last
}

/** What this player tells the others of the house. */
function stateForOthers(player: PlayerContext): RoomState {
  const { volume, mute, disableVolumeControl } = player.sound.state()
  const partition = player.mpd?.status().partition ?? ''
  const server = player.mpd?.server
  return {
    id: player.roomSystem.id(),
    name: player.storage.device.value().name,
    leader: player.roomSystem.leaderId(),
    volume,
    mute,
    volumeAvailable: !disableVolumeControl,
    playing: ownState(player),
    queue: numberOf(player.engine.queue()),
    ...(server !== undefined && partition !== '' && { mpd: { server, partition } }),
  }
}

/** What a house needs of its surroundings. */
interface HouseOptions {
  /** The player; asked only once it is there. */
  player: () => PlayerContext
  /** Its origin, known once its port is open. */
  host: () => string
}

/**
 * A house in which this player knows of nobody yet. It follows whom it followed before. Rejects when its id
 * cannot be kept.
 */
export async function createRoomSystem(
  { host, player }: HouseOptions,
  parts: Pick<PlayerContext, 'delays' | 'later' | 'now' | 'storage' | 'log'>,
): Promise<RoomSystem> {
  const { delays, later, log, now, storage } = parts
  if (storage.room.value().id === '') await storage.room.save({ id: randomUUID(), leader: null })
  const announcer = createAnnouncer(parts, () => silent)
  const orphaned = createOneTimer({ later, now })
  const watches: (() => void)[] = []
  const known = new Map<string, Room | undefined>()
  let lastLeader: Room | undefined
  let silent = false
  let announced = ''

  const id = () => storage.room.value().id
  const leaderId = () => storage.room.value().leader
  const rooms = () => {
    const ids = new Set([id()])
    // A player that is reached at two addresses is one player.
    return [...known.values()].flatMap((room) => {
      if (room === undefined || ids.has(room.state.id)) return []
      ids.add(room.state.id)
      return [room]
    })
  }
  const hasLeader = () => rooms().some(({ state }) => state.id === leaderId())

  const heedLeader = () => {
    const leader = rooms().find(({ state }) => state.id === leaderId())
    if (leader !== undefined) lastLeader = leader
    if (leaderId() === null || leader !== undefined) orphaned.clear()
    else if (!orphaned.isSet())
      orphaned.set(now() + delays.orphaned, () =>
        inBackground(parts, 'leaving the group', () => standAlone(player())),
      )
  }

  const hear = (host: string, room: Room | undefined) => {
    known.set(host, room)
    heedLeader()
    watchRooms(player())
    // Whoever leads cannot follow: this one would be led to nowhere.
    if (room !== undefined && room.state.id === leaderId() && room.state.leader !== null)
      inBackground(parts, 'leaving the group', () => roomSystem.follow(null))
  }

  const roomSystem: RoomSystem = {
    id,
    host,
    meet(origins) {
      for (const origin of origins) {
        if (known.has(origin) || origin === host()) continue
        known.set(origin, undefined)
        const heard = (state: Room['state']) => {
          if (known.get(origin) === undefined && state.id !== id()) log(`${state.name} is there (${origin})`)
          hear(origin, { state, host: origin, toldAt: now() })
        }
        const lost = (reason: string) => {
          log(`${known.get(origin)?.state.name ?? 'a player'} is gone (${origin}): ${reason}`)
          hear(origin, undefined)
        }
        watches.push(watchPeer({ host: origin, player: parts, heard, lost }))
      }
      heedLeader()
    },
    isShared: () => known.size > 0,
    rooms,
    leaderId,
    leader: () => (lastLeader?.state.id === leaderId() ? lastLeader : undefined),
    hasLeader,
    async follow(leader) {
      if (leader === leaderId()) return
      const { mpd } = player()
      const lent = storage.room.value().outputs ?? []
      const next = rooms().find(({ state }) => state.id === leader)
      const outputs = mpd === undefined ? [] : await moveOutputs(mpd, lent, next?.state.mpd)
      const saved = storage.room.save({ id: id(), leader, ...(outputs.length > 0 && { outputs }) })
      lastLeader = undefined
      heedLeader()
      watchRooms(player())
      player().teller.changed('state')
      await saved
    },
    order: (to, order) => askRoom(parts, to, order),
    announce() {
      const line = JSON.stringify(stateForOthers(player()))
      if (line !== announced) announcer.tell(line)
      announced = line
    },
    tellAlong: (response) => announcer.add(response, JSON.stringify(stateForOthers(player()))),
    setSilent(isSilent) {
      silent = isSilent
      // Whoever waited for a word meanwhile comes anew.
      if (!isSilent) announcer.cut()
    },
    isSilent: () => silent,
    close() {
      for (const end of watches) end()
      announcer.cut()
    },
  }
  return roomSystem
}

/**
 * Has the outputs of a player play along with the one that it follows from now on, where both are partitions
 * of one MPD: those that were `lent` come back, and all go to the other one. Gives the names of those that
 * did. Of other players none can. Rejects with a RoomError where the server does not let them be moved.
 */
export async function moveOutputs(
  mpd: MpdSettings,
  lent: readonly string[],
  leader: RoomState['mpd'],
): Promise<string[]> {
  const own = mpd.status().partition
  try {
    await mpd.move(lent, own)
    if (leader === undefined || leader.server !== mpd.server || leader.partition === own) return []
    const names = mpd.state().outputs.map(({ name }) => name)
    await mpd.move(names, leader.partition)
    return names
  } catch (error) {
    mpd.failed(error)
    throw new RoomError('MPD does not move its outputs')
  }
}
