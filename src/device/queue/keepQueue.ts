import type { QueueItem } from '../../../schemas/generated/types'
import { ask, byPush } from '../ask'
import { pieceAt } from '../../../machines/queueEntries'
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
