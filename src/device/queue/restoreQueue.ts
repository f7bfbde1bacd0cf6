import type { QueueFailure, QueueStep } from '../../../machines/queue.machine'
import { findCurrent, pieceAt } from '../../../machines/queueEntries'
import type { QueueItem } from '../../../schemas/generated/types'
import { ask, byNothing, byPush, hear } from '../ask'
import type { Device } from '../Device'
import { nowPlayingOf } from '../nowPlaying/nowPlayingStore'
import { carryOut, isKnown } from './playNext'
import { keepQueue, type KeptQueue, throwsAway } from './keepQueue'
import { queueSessionOf, type QueueSession } from './queueSessionOf'
import { addSteps } from './Removal'

/** How it went: what did not come back, and why it was given up where it was. */
export type Restored =
  | { status: 'back'; missing: readonly QueueItem[] }
  | { status: 'failed'; why: QueueFailure['why']; missing: readonly QueueItem[] }

/** How long a player may take to play what it is told, ms. */
const timeout = 4000
/** How long players go on telling of a seek: one that is paused meanwhile plays on by their last word, ms. */
const settling = 800
/** So many entries are put back once more for the sake of the one that was current. */
const mostAgain = 500

/** Waits until the player says that the entry at a place plays. */
const plays = (device: Device, place: number) =>
  hear(
    device,
    (heard, tell: (isPlaying: true) => void) =>
      heard.on('pushState', ({ status, position }) => {
        if (status === 'play' && position === place) tell(true)
      }),
    timeout,
  )

/** Plays an entry from where it was; one that was paused is paused there. */
async function playOn(device: Device, { seek, status }: KeptQueue, place: number): Promise<void> {
  const isPlaying = plays(device, place)
  device.send('play', { value: place })
  await isPlaying
  const seconds = Math.floor(seek / 1000)
  if (seconds > 0) device.send('seek', seconds)
  if (status !== 'pause') return
  for (let tries = 0; tries < 2; tries += 1) {
    if (seconds > 0) await hear(device, byNothing, settling)
    device.send('pause')
    await hear(device, byNothing, settling)
    if (nowPlayingOf(device).read()?.status === 'pause') return
  }
}

const itemsOf = ({ actor }: QueueSession) => actor.getSnapshot().context.entries.map(({ item }) => item)

/** Which of the items did not come, where so many were there before and others after. */
function missingOf(
  items: readonly QueueItem[],
  before: readonly QueueItem[],
  after: readonly QueueItem[],
): QueueItem[] {
  const come = new Map<string | undefined, number>()
  const count = (all: readonly QueueItem[], by: number) => {
    for (const { uri } of all) come.set(pieceAt(uri), (come.get(pieceAt(uri)) ?? 0) + by)
  }
  count(after, 1)
  count(before, -1)
  const missing = items.filter(({ uri }) => {
    const left = come.get(pieceAt(uri)) ?? 0
    come.set(pieceAt(uri), left - 1)
    return !uri || left <= 0
  })
  // What the player tells by another address than it was given is there all the same.
  return missing.slice(0, Math.max(0, items.length - (after.length - before.length)))
}

/** Has steps done one by one; what the player does not take does not hold up the rest. */
async function carryOutAll(
  session: QueueSession,
  steps: readonly QueueStep[],
  moved: (done: number, total: number) => void,
  isQuiet: boolean,
): Promise<QueueFailure['why'] | undefined> {
  for (const [done, step] of steps.entries()) {
    const { why } = await carryOut(session, [step], () => moved(done, steps.length), isQuiet)
    if (why !== undefined && why !== 'fewer' && why !== 'unreturned') return why
  }
  return undefined
}

/**
 * Makes the first entry the one that is current, without a sound: players keep the place when they clear
 * their queue, and follow an entry that they move.
 */
function bringsCurrentFirst(device: Device, { actor }: QueueSession): QueueStep[] {
  const { entries } = actor.getSnapshot().context
  const { position, uri = '' } = nowPlayingOf(device).read() ?? {}
  const id = findCurrent(entries, { position, uri }, undefined)
  const [first] = entries
  return id === undefined || !first || id === first.id ? [] : [{ kind: 'move', id, before: first.id }]
}

/** Whether the player says that the entry at a place is current. */
async function isCurrentAt(device: Device, place: number): Promise<boolean> {
  const told = await ask(
    device,
    { event: 'getState' },
    { answeredBy: byPush('pushState'), timeoutMs: timeout },
  )
  return told.status === 'answered' && (told.answer.position ?? 0) === place
}

/**
 * Has the entry that was put first, and is current, moved to the place at which it stood among the others.
 */
async function moveToItsPlace(
  device: Device,
  session: QueueSession,
  { items, position }: KeptQueue,
): Promise<void> {
  const { entries } = session.actor.getSnapshot().context
  const [current, ...others] = entries
  const there = new Set(others.map(({ item }) => pieceAt(item.uri)))
  const place = items.slice(0, position).filter(({ uri }) => there.has(pieceAt(uri))).length
  if (!current || place === 0 || pieceAt(current.item.uri) !== pieceAt(items[position]?.uri)) return
  await carryOut(session, [{ kind: 'move', id: current.id, before: others[place]?.id }], () => undefined)
  // They do not say by themselves where that is now.
  device.send('getState')
}

/**
 * Puts a queue back, in the place of the one that there is or, `behind` it, where it was cleared: the same
 * entries in the same order, the same one playing from where it was, paused there, or current without a
 * sound, in random order or not. `moved` hears how many requests of how many are done. What is not done
 * behind it, the queue's own screen says. Never rejects.
 */
export async function restoreQueue(
  device: Device,
  kept: KeptQueue,
  moved: (done: number, total: number) => void,
  where: 'instead' | 'behind' = 'instead',
): Promise<Restored> {
  const session = queueSessionOf(device)
  const leave = session.show()
  try {
    if (!(await isKnown(device, session))) return { status: 'failed', why: 'silent', missing: kept.items }
    const { items, position, status } = kept
    const isInstead = where === 'instead'
    const there = itemsOf(session)
    const wasEmpty = there.length === 0
    const current = items[position]
    // What the device last told of an empty queue is not where its next entries will find it.
    const isLed = status === 'stop' && isInstead && !wasEmpty && current?.uri !== undefined
    if (isInstead && !wasEmpty) {
      if (isLed) {
        throwsAway(device, await keepQueue(device))
        await carryOut(session, bringsCurrentFirst(device, session), () => undefined)
      }
      const { why } = await carryOut(session, [{ kind: 'clear' }], () => undefined)
      throwsAway(device, undefined)
      if (why !== undefined) return { status: 'failed', why, missing: items }
    }
    const before = isInstead ? [] : there
    const order = isLed && current ? [current, ...items.toSpliced(position, 1)] : items
    const why = await carryOutAll(session, addSteps(order), moved, isInstead)
    const missing = missingOf(items, before, itemsOf(session))
    if (why !== undefined) return { status: 'failed', why, missing }
    if (isLed) await moveToItsPlace(device, session, kept)

    const { entries } = session.actor.getSnapshot().context
    const isCurrent = (place: number) =>
      current !== undefined && pieceAt(entries[place]?.item.uri) === pieceAt(current.uri)
    const place = isCurrent(position) ? position : entries.findIndex((_, one) => isCurrent(one))
    if (status !== 'stop' && place >= 0) await playOn(device, kept, place)
    // A player that begins at the first entry when its queue was empty is led there from a queue that is not.
    else if (wasEmpty && place >= 0 && items.length <= mostAgain && !(await isCurrentAt(device, place)))
      return await restoreQueue(device, kept, moved)
    const player = nowPlayingOf(device)
    const random = player.read()?.random
    if (isInstead && kept.random !== undefined && random !== undefined && random !== kept.random)
      player.send({ type: 'random.toggled' })
    return { status: 'back', missing }
  } finally {
    throwsAway(device, undefined)
    leave()
  }
}
