import type { QueueFailure, QueueStep } from '../../../machines/queue.machine'
import { pieceAt } from '../../../machines/queueEntries'
import { byNothing, hear } from '../ask'
import type { Device } from '../Device'
import { nowPlayingOf } from '../nowPlaying/nowPlayingStore'
import { carryOut, isKnown } from './carryOut'
import type { KeptQueue } from './keepQueue'
import { addSteps, queueSessionOf } from './queueSessionOf'

/** How it went: how many entries are missing, or why it was not done. */
export type Restored = { status: 'back'; missing: number } | { status: 'failed'; why: QueueFailure['why'] }

/** How long a player may take to play what it is told, ms. */
const timeout = 4000
/** How long players go on telling of a seek: one that is paused meanwhile plays on by their last word, ms. */
const settling = 800

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

/**
 * Puts a queue back, in the place of the one that there is or, `behind` it, where it was cleared: the same
 * entries in the same order, the same one playing from where it was, or paused there,
 * in random order or not. `moved` hears how many
 * requests of how many are done. What is not done behind it, the queue's own screen says. Never rejects.
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
    if (!(await isKnown(device, session))) return { status: 'failed', why: 'silent' }
    const isInstead = where === 'instead'
    const first: QueueStep[] = isInstead ? [{ kind: 'clear' }] : []
    const { why } = await carryOut(session, [...first, ...addSteps(kept.items)], moved, isInstead)
    if (why !== undefined && why !== 'fewer') return { status: 'failed', why }
    const { entries } = session.actor.getSnapshot().context
    const current = kept.items[kept.position]
    const isCurrent = (place: number) => pieceAt(entries[place]?.item.uri) === pieceAt(current?.uri)
    const place = isCurrent(kept.position)
      ? kept.position
      : entries.findIndex((_, one) => current !== undefined && isCurrent(one))
    if (kept.status !== 'stop' && place >= 0) await playOn(device, kept, place)
    const player = nowPlayingOf(device)
    const random = player.read()?.random
    if (isInstead && kept.random !== undefined && random !== undefined && random !== kept.random)
      player.send({ type: 'random.toggled' })
    return { status: 'back', missing: Math.max(0, kept.items.length - entries.length) }
  } finally {
    leave()
  }
}
