import { alreadyLast, movesBehind } from '../../../machines/playNext'
import type { NextStep, Queueable, QueueFailure, QueueStep } from '../../../machines/queue.machine'
import { findCurrent } from '../../../machines/queueEntries'
import { ask, byPush } from '../ask'
import type { Device } from '../Device'
import { nowPlayingOf } from '../nowPlaying/nowPlayingStore'
import { type QueueSession, queueSessionOf } from './queueSessionOf'

/** Waits until the player has said what its queue holds; whether it has. */
export async function isKnown(device: Device, { actor }: QueueSession): Promise<boolean> {
  if (!actor.getSnapshot().hasTag('known'))
    await ask(device, { event: 'getQueue' }, { answeredBy: byPush('pushQueue') })
  return actor.getSnapshot().hasTag('known')
}

/**
 * Has the steps done; gives why not, if they were not, and what the first of them has put behind what plays.
 * Nobody else tells of it where it `isQuiet`.
 */
export function carryOut(
  { actor, hush }: QueueSession,
  steps: readonly QueueStep[],
  moved: (done: number, total: number) => void,
  isQuiet = true,
): Promise<{ why?: QueueFailure['why']; ids: readonly number[] }> {
  return new Promise((resolve) => {
    let ids: readonly number[] = []
    let why: QueueFailure['why'] | undefined
    const [first] = steps
    const endHush = isQuiet ? hush() : () => undefined
    const leave = [
      actor.on('arrived', ({ step, ids: come }) => {
        if (first?.kind === 'next' && step.what === first.what) ids = come
      }),
      actor.on('failed', (failed) => {
        ;({ why } = failed)
      }),
      actor.subscribe((snapshot) => {
        const { plan, step, total } = snapshot.context
        if (snapshot.hasTag('busy')) moved(Math.max(0, total - plan.length - (step ? 1 : 0)), total)
        else end()
      }),
    ]
    const end = () => {
      for (const one of leave) one.unsubscribe()
      endHush()
      resolve({ ids, ...(why !== undefined && { why }) })
    }
    actor.send({ type: 'steps.wanted', steps })
    if (!actor.getSnapshot().hasTag('busy')) end()
  })
}

export type { Queueable } from '../../../machines/queue.machine'

/**
 * How it went: it plays next, and `takeBack` leaves the queue without it, or with it where it stood; or not,
 * and why.
 */
export type PlaysNext =
  | { status: 'next'; takeBack: () => void }
  | { status: 'failed'; why: QueueFailure['why'] }

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
