import { alreadyLast, movesBehind } from '../../../machines/playNext'
import type { NextStep, Queueable, QueueFailure, QueueStep } from '../../../machines/queue.machine'
import { findCurrent } from '../../../machines/queueEntries'
import type { Device } from '../Device'
import { nowPlayingOf } from '../nowPlaying/nowPlayingStore'
import { carryOut, isKnown } from './carryOut'
import { queueSessionOf } from './queueSessionOf'

export type { Queueable } from '../../../machines/queue.machine'

/**
 * How it went: it plays next, and `takeBack` leaves the queue without it, or with it where it stood; or not,
 * and why.
 */
export type PlaysNext =
  { status: 'next'; takeBack: () => void } | { status: 'failed'; why: QueueFailure['why'] }

/**
 * Puts something behind what plays, in its order, also where the player shuffles; at the end where nothing
 * of the queue is current. What plays goes on. `moved` hears how many requests of how many are done. Never
 * rejects.
 */
export async function playNext(
  device: Device,
  what: Queueable,
  moved: (done: number, total: number) => void,
): Promise<PlaysNext> {
  const session = queueSessionOf(device)
  const { actor } = session
  const leave = session.show()
  try {
    if (!(await isKnown(device, session))) return { status: 'failed', why: 'silent' }
    const entries = actor.getSnapshot().context.shown
    const playing = nowPlayingOf(device).read()
    const behind = playing && findCurrent(entries, playing, undefined)
    const step: NextStep = { kind: 'next', what, behind }
    const last = alreadyLast(step, entries)
    if (last) {
      const { why } = await carryOut(session, movesBehind(last, behind, entries), moved)
      const back = last.map(({ id }): QueueStep => ({ kind: 'move', id, before: undefined }))
      return why === undefined
        ? { status: 'next', takeBack: () => actor.send({ type: 'steps.wanted', steps: back }) }
        : { status: 'failed', why }
    }
    const { ids, why } = await carryOut(session, [step], moved)
    if (ids.length === 0 || why !== undefined) return { status: 'failed', why: why ?? 'unadded' }
    const gone = ids.map((id): QueueStep => ({ kind: 'remove', id }))
    return { status: 'next', takeBack: () => actor.send({ type: 'steps.wanted', steps: gone }) }
  } finally {
    leave()
  }
}
