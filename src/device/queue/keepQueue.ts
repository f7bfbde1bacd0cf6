import { pieceAt } from '../../../machines/queueEntries'
import type { QueueItem } from '../../../schemas/generated/types'
import { ask, byPush } from '../ask'
import type { Device } from '../Device'
import type { NowPlaying } from '../nowPlaying/NowPlaying'
import { nowPlayingOf } from '../nowPlaying/nowPlayingStore'
import { onePerPlayer } from '../onePerPlayer'

/** What played of a queue. */
export interface Played {
  /** The place of what was current. */
  position: number
  /** How far it was, ms. */
  seek: number
  status: NowPlaying['status']
  /** Whether it was played in random order; undefined where that is not known. */
  random?: boolean
}

/** A queue, and what played of it. */
export interface KeptQueue extends Played {
  items: readonly QueueItem[]
}

/**
 * Where in a queue a piece is that the player says is at a place: of an entry that was moved it tells the
 * place later. -1 where the piece is not in the queue.
 */
export function placeOfPlayed(
  items: readonly QueueItem[],
  { position, uri }: { position: number; uri: string },
): number {
  const piece = pieceAt(uri)
  if (!piece || pieceAt(items[position]?.uri) === piece) return position
  return items.findIndex((item) => pieceAt(item.uri) === piece)
}

/** What plays of the queue of these items. */
export function playedOf(device: Device, items: readonly QueueItem[]): Played {
  const store = nowPlayingOf(device)
  const { position = 0, uri = '', status = 'stop', random } = store.read() ?? {}
  const place = placeOfPlayed(items, { position, uri })
  const played: Played = { position, seek: store.elapsed(), status }
  return { ...played, ...(place >= 0 && { position: place }), ...(random !== undefined && { random }) }
}

/** What the player's queue holds, from when somebody first needs to know; undefined until it has said so. */
const queues = onePerPlayer(
  (device) => {
    let items: readonly QueueItem[] | undefined
    const leave = [
      device.on('pushQueue', (pushed) => {
        items = pushed
      }),
      device.onConnection((isConnected) => {
        if (!isConnected) items = undefined
      }),
    ]
    return { read: () => items, end: () => leave.forEach((one) => one()) }
  },
  ({ end }) => end(),
)

/** From now on what the player pushes of its queue is remembered, so that it need not be asked. */
export const rememberQueue = (device: Device): void => void queues(device)

/** ms */
const timeoutMs = 2000

/**
 * Keeps the queue as it is before a request that takes its place, which may be sent at once: a player that
 * has to be asked answers first what it is asked first. Undefined where there is nothing to keep, or the
 * player does not say.
 */
export async function keepQueue(device: Device): Promise<KeptQueue | undefined> {
  const known = queues(device).read()
  const kept = playedOf(device, known ?? [])
  if (known) return known.length > 0 ? { ...kept, items: known } : undefined
  const asked = await ask(device, { event: 'getQueue' }, { answeredBy: byPush('pushQueue'), timeoutMs })
  const items = asked.status === 'answered' ? asked.answer : []
  return items.length > 0 ? { ...kept, items } : undefined
}

/** How long what a request makes of the queue may come in pieces, ms. */
const slow = 5000

/**
 * Watches what becomes of the queue from now on: whether it is still what it is now, or what the request that
 * was just sent makes of it within so many ms.
 */
export function watchQueue(device: Device, making = slow): () => boolean {
  const { read } = queues(device)
  const since = performance.now()
  let made = read()
  const leave = device.on('pushQueue', (items) => {
    if (performance.now() - since < making) made = items
    else leave()
  })
  return () => {
    const now = read()
    const isSame = now?.length === made?.length && now?.every(({ uri }, place) => uri === made?.[place]?.uri)
    return performance.now() - since < making || isSame === true
  }
}

/** Requests that put something, or nothing, in the place of the queue, by their names on the wire. */
const replacing: ReadonlySet<string> = new Set([
  'clearQueue',
  'playFavourites',
  'playItemsList',
  'playPlaylist',
  'playRadioFavourites',
  'replaceAndPlay',
  'replaceAndPlayCue',
])

/** Whether a request, by its name on the wire, puts something, or nothing, in the place of the queue. */
export const takesPlace = (event: string): boolean => replacing.has(event)

/** A queue that a request of this panel has put something in the place of. */
export interface Replaced {
  kept: KeptQueue
  /** Whether the queue is still what that request has made of it. */
  isStill: () => boolean
  /** Whoever cleared it has a way back of its own. */
  isTakenBack: boolean
}

/** Who clears queues by itself just now, for each device. */
const clearing = new WeakMap<Device, () => boolean>()

/** Tells that what clears the queue while `isClearing` offers the way back by itself. */
export const takesBack = (device: Device, isClearing: () => boolean): void => {
  clearing.set(device, isClearing)
}

/** What goes with the next request that takes its place, for each device, where somebody knows it better. */
const going = new WeakMap<Device, KeptQueue>()

/**
 * Tells what the queue was that somebody is about to throw away, in whose order he has meddled; until he says
 * that it is gone.
 */
export const throwsAway = (device: Device, kept: KeptQueue | undefined): void => {
  if (kept) going.set(device, kept)
  else going.delete(device)
}

/**
 * Sees queues go: calls `tell` with each one that a request of this panel, whoever sends it, has put
 * something in the place of; returns what ends it. What others replace, `onReplacedElsewhere` tells.
 */
export function onReplaced(device: Device, tell: (replaced: Replaced) => void): () => void {
  return device.onLeaving((event) => {
    if (!takesPlace(event)) return
    const player = device.player()
    const isTakenBack = event === 'clearQueue' && clearing.get(device)?.() === true
    // Asked before the request leaves, so that the answer tells of what was.
    const known = going.get(device)
    const keeping = known ? Promise.resolve(known) : keepQueue(device)
    queueMicrotask(() => {
      const isOurs = watchQueue(device)
      void keeping.then((kept) => {
        if (!kept || device.player() !== player) return
        tell({ kept, isStill: () => device.player() === player && isOurs(), isTakenBack })
      })
    })
  })
}
