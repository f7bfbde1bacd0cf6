import type { QueueFailure, QueueStep } from '../../../machines/queue.machine'
import { ask, byPush } from '../ask'
import type { Device } from '../Device'
import type { QueueSession } from './queueSessionOf'

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
