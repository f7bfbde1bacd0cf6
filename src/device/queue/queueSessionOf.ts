import { fromCallback, createActor, type Actor } from 'xstate'
import {
  type QueueEvent,
  type QueueOrder,
  queueMachine,
  type QueueFailure,
} from '../../../machines/queue.machine'
import type { QueueItem } from '../../../schemas/generated/types'
import type { Device, SendOutcome } from '../Device'
import { takesBack } from './keepQueue'
import { withoutSteps, type Removal } from './Removal'
import { nowPlayingOf } from '../nowPlaying/nowPlayingStore'
import { onePerPlayer } from '../onePerPlayer'
import { keepSaves, sendSave } from '../saveQueue'
import type { Truth } from '../truth/sendForTruth'
import { createUndoMachine } from '../../../machines/undo.machine'

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
  const followNeed = () => {
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
  actor.subscribe(followNeed)
  undo.subscribe(followNeed)
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
      followNeed()
      return () => {
        shown -= 1
        followNeed()
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
