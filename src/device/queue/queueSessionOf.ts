import { fromCallback, createActor, type Actor } from 'xstate'
import {
  type QueueStep,
  type QueueEntry,
  type QueueEvent,
  type QueueOrder,
  queueMachine,
  type QueueFailure,
} from '../../../machines/queue.machine'
import type { QueueItem } from '../../../schemas/generated/types'
import { pieceAt } from '../../../machines/queueEntries'
import { placesOf } from '../../../machines/queueSteps'
import type { Device, SendOutcome } from '../Device'
import type { Played } from './keepQueue'
import { takesBack } from './onReplaced'
import { nowPlayingOf } from '../nowPlaying/nowPlayingStore'
import { onePerPlayer } from '../onePerPlayer'
import { keepSaves, sendSave } from '../saveQueue'
import type { Truth } from '../truth/sendForTruth'
import { createUndoMachine } from '../../../machines/undo.machine'

/**
 * Items of one request: a message of more than a megabyte would end the connection to many a player, and one
 * on a small board looks up some hundred a second.
 */
const most = 500

const isSamePiece = (one: QueueItem | undefined, other: QueueItem | undefined) =>
  pieceAt(one?.uri) === pieceAt(other?.uri)

/**
 * How many of the items from there on go by one request: fewer than could where they equal those before them,
 * because players do not take a second time what their queue ends with.
 */
function portionFrom(items: readonly QueueItem[], start: number): number {
  const whole = Math.min(most, items.length - start)
  const isRepeat = (size: number) =>
    size <= start &&
    items.slice(start, start + size).every((item, place) => isSamePiece(item, items[start + place - size]))
  for (let size = whole; size > whole / 2; size -= 1) if (!isRepeat(size)) return size
  return whole
}

/** The steps that put items at the end of the queue; those without an address cannot be put anywhere. */
export function addSteps(items: readonly QueueItem[]): QueueStep[] {
  const known = items.filter(({ uri }) => uri)
  const steps: QueueStep[] = []
  for (let start = 0; start < known.length;) {
    const size = portionFrom(known, start)
    steps.push({ kind: 'add', items: known.slice(start, start + size), places: [] })
    start += size
  }
  return steps
}

/** What was taken out of the queue last. */
export interface Removal {
  /** The queue before. */
  before: readonly QueueEntry[]
  /** What of it goes, in its order. */
  gone: readonly QueueEntry[]
  /** How many were to go. */
  wanted: number
  /** All of it goes by one request. */
  isClearing: boolean
  /** What played of it, where all of it goes. */
  played?: Played
}

/** The removal as far as it still takes place when some steps do not; undefined when nothing of it does. */
export function withoutSteps(removal: Removal, dropped: readonly QueueStep[]): Removal | undefined {
  if (removal.isClearing) return dropped.some(({ kind }) => kind === 'clear') ? undefined : removal
  const staying = new Set(dropped.map((step) => (step.kind === 'remove' ? step.id : undefined)))
  const gone = removal.gone.filter(({ id }) => !staying.has(id))
  if (gone.length === removal.gone.length) return removal
  return gone.length === 0 ? undefined : { ...removal, gone }
}

/**
 * The steps that put back what is gone, each at its place; none where some of it cannot be put back. What the
 * queue ends with players do not take a second time: such a one stands elsewhere meanwhile.
 */
export function stepsBack({ before, gone, isClearing }: Removal): QueueStep[] {
  const items = gone.map(({ item }) => item)
  if (isClearing) return addSteps(items)
  // What has no address cannot be put back.
  if (!items.every(({ uri }) => uri)) return []
  const ids = new Set(gone.map(({ id }) => id))
  const step: QueueStep = { kind: 'add', items, places: placesOf(before, ids) }
  const left = before.filter(({ id }) => !ids.has(id))
  const [first, last] = [left[0], left.at(-1)]
  const isRepeat =
    items.length <= left.length &&
    items.every((item, place) => isSamePiece(item, left[left.length - items.length + place]?.item))
  if (!isRepeat || !first || !last || first === last) return [step]
  const { id } = last
  return [{ kind: 'move', id, before: first.id }, step, { kind: 'move', id, before: undefined }]
}

/**
 * An item as players take it back [D7-18]. Queues know their own items by `uri`, `title` and `service`; cue
 * tracks by `number`, too.
 */
const listed = ({ uri, title, name, albumart, service, number }: QueueItem) =>
  uri
    ? [
        {
          uri,
          title: title || name || '',
          ...(albumart !== undefined && { albumart }),
          ...(service !== undefined && { service }),
          ...(number !== undefined && { number }),
        },
      ]
    : []

/** One without an address is refused by the schema of the request. */
const oneOf = (item: QueueItem) => listed(item)[0] ?? { uri: '', title: '' }

function carryOut(device: Device, order: Exclude<QueueOrder, { type: 'save' }>): SendOutcome {
  switch (order.type) {
    case 'play':
      return device.send('play', { value: order.index })
    case 'remove':
      return device.send('removeFromQueue', { value: order.index })
    case 'move':
      return device.send('moveQueue', { from: order.from, to: order.to })
    case 'clear':
      return device.send('clearQueue')
    case 'add':
      return device.send('addToQueue', order.items.flatMap(listed))
    case 'addOne':
      return device.send('addToQueue', oneOf(order.item))
    case 'enqueue':
      return device.send('enqueue', { name: order.name })
    case 'next':
      return device.send('playNext', oneOf(order.item))
    case 'ask':
      return device.send('getQueue')
  }
}

/**
 * The player as the queue machine orders it about [D7-17 D7-18]. `refused` hears of what could not be sent,
 * `saved` of what became of the playlist of a name.
 */
export function createQueuePlayer(
  device: Device,
  refused: (outcome: SendOutcome) => void,
  saved: (name: string, truth: Truth) => void,
) {
  const save = (name: string): SendOutcome => {
    const { outcome, truth } = sendSave(device, name)
    if (outcome.status === 'sent') void truth.then((told) => saved(name, told))
    return outcome
  }
  return fromCallback<QueueOrder>(({ receive, sendBack }) => {
    receive((order) => {
      const outcome = order.type === 'save' ? save(order.name) : carryOut(device, order)
      if (outcome.status === 'refused') {
        refused(outcome)
        const event: QueueEvent = { type: 'order.refused' }
        sendBack(event)
      }
      if (order.type === 'play') nowPlayingOf(device).expectPlay()
    })
  })
}

/** What was done last and may be taken back; `fewer`: not all that was to come back did. */
export type UndoEntry = Removal | 'fewer'

/**
 * Says to the user what went wrong; the screen that showed the queue last does, and it may be gone by then.
 */
interface QueueTeller {
  refused: (outcome: SendOutcome) => void
  failed: (why: QueueFailure['why']) => void
  /**
   * The queue has not been saved under this name after all: not all before it was done (`dropped`), the
   * player could not, or has not said that it has.
   */
  unsaved: (name: string, why: 'dropped' | 'failed' | 'silent') => void
}

/** The work on a player's queue, which goes on when its screen is left. */
export interface QueueSession {
  actor: Actor<typeof queueMachine>
  /** The way back from what was done last. */
  undo: Actor<ReturnType<typeof createUndoMachine<UndoEntry>>>
  tellBy: (teller: QueueTeller) => void
  /** The queue is on the screen until the returned function is called. */
  show: () => () => void
  /** Until the returned function is called, somebody else says what was not done. */
  hush: () => () => void
}

function createQueueSession(device: Device): QueueSession & { end: () => void } {
  const player = device.player()
  let teller: QueueTeller | undefined
  let shown = 0
  let isAtWork = false
  /** Somebody who wants something says himself when it is not done. */
  let quiet = 0
  let leave: (() => void)[] = []
  const undo = createActor(createUndoMachine<UndoEntry>())
  const last = () => undo.getSnapshot().context.offer
  const actor = createActor(
    queueMachine.provide({
      actors: {
        player: createQueuePlayer(
          device,
          (outcome) => teller?.refused(outcome),
          (name, { status }) => {
            if (status !== 'done') teller?.unsaved(name, status)
          },
        ),
      },
    }),
  )
  takesBack(device, () => actor.getSnapshot().context.step?.kind === 'clear')
  const deaf = () => {
    leave.forEach((one) => one())
    leave = []
  }
  const end = () => {
    deaf()
    actor.stop()
    undo.stop()
  }
  const take = () => {
    // What was wanted of one player is not done to another.
    if (device.player() !== player) return end()
    const items = device.topics.read('pushQueue')
    if (items) actor.send({ type: 'queue.pushed', items })
  }
  /** A queue of thousands is read only for as long as somebody needs it. */
  const attend = () => {
    const isBusy = actor.getSnapshot().hasTag('busy')
    if (isBusy !== isAtWork) {
      isAtWork = isBusy
      undo.send({ type: isBusy ? 'work.began' : 'work.ended' })
    }
    if (shown === 0 && !isBusy && last() === undefined) return deaf()
    if (leave.length > 0) return
    leave = [
      device.topics.subscribe('pushQueue', take),
      device.onConnection((isConnected) => {
        if (!isConnected) actor.send({ type: 'link.lost' })
      }),
    ]
    take()
  }
  actor.on('failed', ({ why }) => {
    if (quiet > 0) return
    // Beside the queue it stands where the way back stood.
    if (why === 'fewer' && shown > 0) undo.send({ type: 'undo.offered', offer: 'fewer' })
    else teller?.failed(why)
  })
  // Only what is gone can be taken back.
  actor.on('dropped', ({ steps }) => {
    const removal = last()
    const rest = typeof removal === 'object' ? withoutSteps(removal, steps) : removal
    if (rest === undefined) undo.send({ type: 'undo.closed' })
    else if (rest !== removal) undo.send({ type: 'undo.offered', offer: rest })
    for (const step of steps) if (step.kind === 'save') teller?.unsaved(step.name, 'dropped')
  })
  keepSaves(device, (name) => {
    // What is left of the work on another player holds nothing back.
    const isBusy = device.player() === player && actor.getSnapshot().hasTag('busy')
    if (isBusy) actor.send({ type: 'steps.wanted', steps: [{ kind: 'save', name }] })
    return isBusy
  })
  undo.start()
  actor.start()
  actor.subscribe(attend)
  undo.subscribe(attend)
  return {
    actor,
    undo,
    tellBy(next) {
      teller = next
    },
    hush() {
      quiet += 1
      return () => {
        quiet -= 1
      }
    },
    show() {
      shown += 1
      attend()
      return () => {
        shown -= 1
        attend()
      }
    },
    end,
  }
}

/**
 * The session of the player that is driven, begun when its queue is first shown. It is no part of the screen,
 * because many removals are one request after the other: a screen that is left must not leave half of them
 * undone.
 */
export const queueSessionOf: (device: Device) => QueueSession = onePerPlayer(createQueueSession, ({ end }) =>
  end(),
)
