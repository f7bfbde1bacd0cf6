import type { QueueItem } from '../../../schemas/generated/types'
import { pieceAt } from '../../../machines/queueEntries'
import type { Device } from '../Device'
import { nowPlayingOf } from '../nowPlaying/nowPlayingStore'
import {
  type KeptQueue,
  placeOfPlayed,
  type Played,
  playedOf,
  rememberQueue,
  type Replaced,
  takesPlace,
} from './keepQueue'

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

const isSameQueue = (one: readonly QueueItem[], other: readonly QueueItem[]) =>
  one.length === other.length && sharedEnds(one, other) === one.length

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
/** So long after a request of this panel that takes the place of the queue that counts as its work, ms. */
const ours = 8000
/** How long what others play may take to stand in the queue that they have cleared, ms. */
const slow = 5000
/** Players stop before they say that their queue is another, ms. */
const stopping = 1000

/** What a player said of what plays, and when, ms. */
interface PushedState {
  at: number
  played: Played
  uri: string
}

/** Knows what played of a queue before the player stopped for what takes its place. */
function rememberPlayed(device: Device) {
  /** All of the last moments, and what was before. */
  let pushed: PushedState[] = []
  const forget = (now: number) => {
    const first = pushed.findLastIndex(({ at }) => at <= now - stopping)
    pushed = pushed.slice(Math.max(0, first))
  }
  const look = () => {
    const at = performance.now()
    const uri = nowPlayingOf(device).read()?.uri ?? ''
    pushed.push({ at, played: playedOf(device, []), uri })
    forget(at)
  }
  nowPlayingOf(device)
  look()
  return {
    leave: device.on('pushState', look),
    read: (items: readonly QueueItem[]): Played => {
      const now = performance.now()
      forget(now)
      const all = pushed.flatMap(({ at, played, uri }, number) => {
        const position = placeOfPlayed(items, { position: played.position, uri })
        const until = pushed[number + 1]?.at ?? now
        const seek = played.seek + (played.status === 'play' ? until - at : 0)
        return uri === '' || position < 0 ? [] : [{ ...played, position, seek }]
      })
      return (
        all.findLast(({ status }) => status !== 'stop') ??
        all.at(-1) ?? { ...playedOf(device, items), status: 'stop' }
      )
    },
  }
}

/** A queue that is being replaced. */
interface Change {
  since: number
  former: KeptQueue
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
  rememberQueue(device)
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
    if (!judged || device.player() !== player) return
    const { former: kept, wasEmpty, isQuiet } = judged
    const isGone = wasEmpty ? countLeft(kept.items, now) < kept.items.length : isReplaced(kept.items, now)
    if (!isGone) return
    const isCleared = now.length === 0
    const at = performance.now()
    // Behind nothing may come what they have played: it is looked up.
    const isUnderWay = () => isCleared && performance.now() - at < slow
    const isStill = () => device.player() === player && (isSameQueue(now, known ?? []) || isUnderWay())
    tell({ kept, isStill, isTakenBack: false, isCleared, isQuiet })
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
    if (former.length === 0 && items.length > 0) actedAt = -Infinity
    if (isConsumed(former, items) || !isReplaced(former, items)) return
    actedAt = -Infinity
    if (isOurs) return
    const kept = { ...played.read(former), items: former }
    change = { since, former: kept, isQuiet: isReturn, wasEmpty: items.length === 0 }
    wait(change, items.length === 0)
  }
  const leave = [
    played.leave,
    device.on('pushQueue', take),
    device.onLeaving((event) => {
      if (!takesPlace(event)) return
      // What this panel throws away now is what others have made of the queue: that is over.
      if (change) {
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
