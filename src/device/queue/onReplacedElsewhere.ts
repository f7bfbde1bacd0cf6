import type { QueueItem } from '../../../schemas/generated/types'
import { pieceAt } from '../../../machines/queueEntries'
import type { Device } from '../Device'
import { nowPlayingOf } from '../nowPlaying/nowPlayingStore'
import { playedOf, watchQueue, type KeptQueue, type Played } from './keepQueue'
import { takesPlace, type Replaced } from './onReplaced'

/** A queue that another panel, an alarm, a plugin or whoever else has put something in the place of. */
export interface ReplacedElsewhere extends Replaced {
  /** Nothing stands in its place. */
  isCleared: boolean
  /** It went while the player was away, or with a restart of it: nobody did it just now. */
  isQuiet: boolean
}

/** What tells an entry, however the player tells of it. */
const keyOf = ({ uri, service, name, title }: QueueItem) => pieceAt(uri) || `${service}\n${name ?? title}`

const isSame = (one: QueueItem | undefined, other: QueueItem | undefined) =>
  one === other || (one !== undefined && other !== undefined && keyOf(one) === keyOf(other))

/** How many entries two queues begin and end with alike; of most edits that is nearly all. */
function sharedEnds(former: readonly QueueItem[], next: readonly QueueItem[]): number {
  const most = Math.min(former.length, next.length)
  let start = 0
  while (start < most && isSame(former[start], next[start])) start += 1
  let end = 0
  while (end < most - start && isSame(former.at(-1 - end), next.at(-1 - end))) end += 1
  return start + end
}

/** How many of the entries are in the other queue, too, wherever. */
function countLeft(former: readonly QueueItem[], next: readonly QueueItem[]): number {
  const there = new Set(next.map(keyOf))
  return former.filter((item) => there.has(keyOf(item))).length
}

/**
 * Whether another queue has taken the place of one: less than half of its entries are left, wherever they
 * stand now. Entries are removed one at a time, so that no edit gets there by one push. Cheap for edits, also
 * of 10,000 entries.
 */
export const isReplaced = (former: readonly QueueItem[], next: readonly QueueItem[]): boolean =>
  sharedEnds(former, next) * 2 < former.length && countLeft(former, next) * 2 < former.length

/** ms for which nothing may come for a change of the queue to be over, and behind an empty queue. */
const [calm, calmAfterNothing] = [1500, 4000]
/** The same once a player is back, ms: one that starts reads its queue from its disk. */
const calmAfterReturn = 15_000
/** A change that does not end is judged by then, ms. */
const longest = 12_000
/** So long after a request of this panel that takes the place of the queue a change counts as its, ms. */
const ours = 15_000
/** Players stop before they say that their queue is another, ms. */
const stopping = 1000

/** Knows what played before a player stopped for what takes the place of its queue. */
function rememberPlayed(device: Device) {
  let latest: { at: number; played: Played } | undefined
  let before: Played | undefined
  const untilNow = ({ at, played }: NonNullable<typeof latest>, now: number): Played =>
    played.status === 'play' ? { ...played, seek: played.seek + now - at } : played
  const look = () => {
    const at = performance.now()
    if (latest && at - latest.at > stopping) before = untilNow(latest, at)
    latest = { at, played: playedOf(device) }
  }
  nowPlayingOf(device)
  look()
  return {
    leave: device.on('pushState', look),
    read: (): Played => {
      const now = performance.now()
      if (!latest) return playedOf(device)
      return now - latest.at > stopping ? untilNow(latest, now) : (before ?? latest.played)
    },
  }
}

/** A queue that is being replaced. */
interface Change {
  since: number
  former: KeptQueue
  /** A request of this panel does it. */
  isOurs: boolean
  isQuiet: boolean
  /** Nothing was in the queue meanwhile: all that is gone was thrown away. */
  wasEmpty: boolean
}

/**
 * Calls `tell` with each queue of which others make another, or nothing, as far as its entries were known;
 * returns what ends it. What requests of this panel replace is told by `onReplaced`. Players push an empty
 * queue before the new one, and large ones in pieces: a change is judged when it is over. Nobody asks for the
 * queue here.
 */
export function onReplacedElsewhere(device: Device, tell: (one: ReplacedElsewhere) => void): () => void {
  const player = device.player()
  const played = rememberPlayed(device)
  let known: readonly QueueItem[] | undefined = device.topics.read('pushQueue')
  let change: Change | undefined
  let isBack = false
  let actedAt = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  const judge = () => {
    clearTimeout(timer)
    const judged = change
    change = undefined
    const now = known ?? []
    if (!judged || judged.isOurs || device.player() !== player) return
    const { former: kept, wasEmpty, isQuiet } = judged
    const isGone = wasEmpty ? countLeft(kept.items, now) < kept.items.length : isReplaced(kept.items, now)
    if (!isGone) return
    const isTheirs = watchQueue(device)
    const isStill = () => device.player() === player && isTheirs()
    tell({ kept, isStill, isTakenBack: false, isCleared: now.length === 0, isQuiet })
  }
  const wait = ({ since, isQuiet }: Change, isEmpty: boolean) => {
    clearTimeout(timer)
    if (isQuiet) timer = setTimeout(judge, calmAfterReturn)
    else
      timer = setTimeout(
        judge,
        Math.min(isEmpty ? calmAfterNothing : calm, Math.max(0, since + longest - performance.now())),
      )
  }
  const isConsumed = (former: readonly QueueItem[], next: readonly QueueItem[]) =>
    former.length === 1 && next.length === 0 && nowPlayingOf(device).read()?.consume === true

  const take = (items: readonly QueueItem[]) => {
    if (device.player() !== player) return
    const former = known
    known = items
    const isReturn = isBack
    isBack = false
    if (change) {
      change.wasEmpty ||= items.length === 0
      return wait(change, items.length === 0)
    }
    if (!former) return
    const since = performance.now()
    const isOurs = since - actedAt < ours
    const isSameQueue = former.length === items.length && sharedEnds(former, items) === items.length
    if (!isSameQueue) actedAt = -Infinity
    if (isSameQueue || isConsumed(former, items) || !isReplaced(former, items)) return
    change = {
      since,
      former: { ...played.read(), items: former },
      isOurs,
      isQuiet: isReturn,
      wasEmpty: items.length === 0,
    }
    wait(change, items.length === 0)
  }
  const leave = [
    played.leave,
    device.on('pushQueue', take),
    device.onLeaving((event) => {
      if (!takesPlace(event)) return
      // What this panel throws away now is what others have made of the queue: that is over.
      if (change && !change.isOurs) {
        change.isQuiet = true
        judge()
      }
      actedAt = performance.now()
    }),
    device.onConnection((isConnected) => {
      if (isConnected) return
      isBack = true
      clearTimeout(timer)
      if (change) change.isQuiet = true
    }),
  ]
  return () => {
    clearTimeout(timer)
    for (const one of leave) one()
  }
}
