import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useState } from 'react'
import {
  queueMachine,
  type QueueEntry,
  type QueueFailure,
  type QueueStep,
} from '../../../machines/queue.machine'
import { useAnswer, useDevice } from '../../device'
import { useTellRefusal } from '../../ui/toasts/useTellRefusal'
import { createQueuePlayer } from './createQueuePlayer'

/** The queue as it is shown, and what can be done with it. */
export interface Queue {
  /** `waiting`: nothing pushed yet; `silent`: for 8 s; `broken`: what was pushed is no queue. */
  phase: 'waiting' | 'silent' | 'broken' | 'ready'
  /** As they are when all that is wanted has been done; the same list until something changes. */
  entries: readonly QueueEntry[]
  /** Steps under way, done and in all; 0 of 0 while nothing is. */
  done: number
  total: number
  /** The same for as long as the queue is shown. */
  act: (...steps: QueueStep[]) => void
  /** Gives up what has not been sent yet. */
  stop: () => void
  /** Asks once more. */
  retry: () => void
}

/** What is heard of what does not happen; the same functions until they mean something else. */
interface Heard {
  /** Why something did not happen. */
  failed: (why: QueueFailure['why']) => void
  /** Which steps are not taken any more. */
  dropped: (steps: readonly QueueStep[]) => void
}

const anything = () => true

/** Runs the queue machine on the player while the component is mounted. */
export function useQueue({ failed, dropped }: Heard): Queue {
  const device = useDevice()
  const went = useTellRefusal()
  const [machine] = useState(() =>
    queueMachine.provide({ actors: { player: createQueuePlayer(device, went) } }),
  )
  const actor = useActorRef(machine)
  const answer = useAnswer('getQueue', 'pushQueue', anything)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    const take = () => {
      const items = device.topics.read('pushQueue')
      if (!items) return
      setBroken(false)
      actor.send({ type: 'queue.pushed', items })
    }
    take()
    const leave = [
      device.topics.subscribe('pushQueue', take),
      device.onRefused('pushQueue', () => setBroken(true)),
      device.onConnection((isConnected) => {
        if (!isConnected) actor.send({ type: 'link.lost' })
      }),
    ]
    return () => leave.forEach((one) => one())
  }, [device, actor])
  useEffect(() => {
    const heard = [
      actor.on('failed', ({ why }) => failed(why)),
      actor.on('dropped', ({ steps }) => dropped(steps)),
    ]
    return () => heard.forEach((one) => one.unsubscribe())
  }, [actor, failed, dropped])
  const isKnown = useSelector(actor, (one) => one.hasTag('known'))
  const entries = useSelector(actor, ({ context }) => context.shown)
  const total = useSelector(actor, ({ context }) => context.total)
  const left = useSelector(actor, ({ context }) => context.plan.length + (context.step ? 1 : 0))
  const act = useCallback((...steps: QueueStep[]) => actor.send({ type: 'steps.wanted', steps }), [actor])
  const phase = isKnown ? 'ready' : isBroken ? 'broken' : answer.phase === 'silent' ? 'silent' : 'waiting'
  return {
    phase,
    entries,
    done: Math.max(0, total - left),
    total,
    act,
    stop: () => actor.send({ type: 'steps.dropped' }),
    retry: () => {
      setBroken(false)
      answer.retry()
    },
  }
}
