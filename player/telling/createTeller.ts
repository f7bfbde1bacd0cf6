import type { JsonObject } from '../../authoring/json/Json'
import { playbackState } from '../answers/playbackState'
import { toldRooms } from '../answers/rooms'
import type { PlayerContext } from '../core/PlayerContext'
import type { QueueItem } from '../playback/Engine'
import { queueText } from '../queue/queueEntries'
import { watchOwnState } from '../rooms/relay'
import type { Change, Teller, Quirks } from './Teller'

/** Tells everyone the state, in the order of a real device: the rooms first. */
export function pushState(player: PlayerContext, state: JsonObject = playbackState(player)): void {
  player.clients.broadcast('pushMultiRoomDevices', toldRooms(player, state))
  player.clients.broadcastAsIs('pushState', state)
}

const ofQueue: readonly Change[] = ['queue', 'moved', 'replaced', 'cleared']

/**
 * Gathers what changes in one go, so that everyone hears of it once: the queue, then the state. A queue is
 * told once `keepQueue` has it on disk.
 */
export function createTeller(player: () => PlayerContext, keepQueue: () => Promise<void>): Teller {
  let changes = new Set<Change>()
  let current: QueueItem | undefined
  let isWaiting = false

  const tell = () => {
    const told = changes
    changes = new Set()
    if (told.size === 0) return
    const { clients, engine, roomSystem, quirks } = player()
    const pushQueue = (queue: readonly QueueItem[]) => {
      // In a group, the queue that plays is its leader's.
      if (roomSystem.leaderId() === null) clients.broadcastText('pushQueue', queueText(queue))
    }
    if (ofQueue.some((change) => told.has(change))) clients.holdUntil(keepQueue())
    if (engine.current() !== current) told.add('state')
    current = engine.current()
    const isCleared = told.has('cleared') && !told.has('replaced')
    if (isCleared) quirks.tell(told)
    // As real devices do before a queue takes the place of another.
    if (told.has('replaced')) pushQueue([])
    if (ofQueue.some((change) => told.has(change))) pushQueue(engine.queue())
    if (!isCleared && [...told].some((change) => change !== 'queue')) quirks.tell(told)
    watchOwnState(player())
  }

  return {
    changed(what) {
      changes.add(what)
      if (isWaiting) return
      isWaiting = true
      queueMicrotask(() => {
        isWaiting = false
        tell()
      })
    },
    tell,
  }
}

/** Says everything once, and as it is. */
export function plainQuirks(player: () => PlayerContext): Quirks {
  return {
    isParticular: false,
    dress: (state) => state,
    tell(changes) {
      const state = playbackState(player())
      const isMissing = changes.has('started') && player().faults.happens('play-missing')
      pushState(player(), isMissing ? { ...state, status: 'stop', seek: 0 } : state)
    },
  }
}
