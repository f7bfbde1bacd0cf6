import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import type { QueueEntry, QueueStep } from '../../../machines/queue.machine'
import { useAnswer, useDevice, type AnswerPhase } from '../../device'
import { useTellRefusal } from '../../ui/toasts/useTellRefusal'
import { useToasts } from '../../ui/toasts/useToasts'
import { queueSessionOf, type UndoEntry, type QueueSession } from './queueSessionOf'

/** The queue as it is shown, and what can be done with it. */
export interface Queue {
  phase: AnswerPhase
  /** As they are when all that is wanted has been done; the same list until something changes. */
  entries: readonly QueueEntry[]
  /** Steps under way, done and in all; 0 of 0 while nothing is. */
  done: number
  total: number
  /** What was done last, also before the queue was left. */
  last: UndoEntry | undefined
  setLast: QueueSession['setLast']
  /** The same for as long as the queue is shown. */
  act: (...steps: QueueStep[]) => void
  /** Gives up what has not been sent yet. */
  stop: () => void
  /** Asks once more. */
  retry: () => void
}

const anything = () => true

/** Shows the session of the player's queue, which is there before and after the component is. */
export function useQueue(): Queue {
  const { t } = useTranslation()
  const device = useDevice()
  const toasts = useToasts()
  const refused = useTellRefusal()
  const [session] = useState(() => queueSessionOf(device))
  const { actor } = session
  const answer = useAnswer('getQueue', 'pushQueue', anything)
  useEffect(
    () =>
      session.tellBy({
        refused,
        failed: (why) => {
          if (why !== 'unsent')
            toasts.show({
              kind: 'warning',
              title: t('queue.failed.title'),
              message: t(`queue.failed.${why}`),
            })
        },
        // Stays beside the word of why, which passes: the name looked as if it were taken.
        unsaved: (name, why) =>
          toasts.show({
            kind: 'warning',
            title: t('toast.notDone'),
            message: t(`queue.save.unsaved.${why}`, { name }),
            isSticky: true,
          }),
      }),
    [session, refused, toasts, t],
  )
  useEffect(() => session.show(), [session])
  const isKnown = useSelector(actor, (one) => one.hasTag('known'))
  const entries = useSelector(actor, ({ context }) => context.shown)
  const total = useSelector(actor, ({ context }) => context.total)
  const left = useSelector(actor, ({ context }) => context.plan.length + (context.step ? 1 : 0))
  const last = useSyncExternalStore(session.subscribe, session.last)
  const act = useCallback((...steps: QueueStep[]) => actor.send({ type: 'steps.wanted', steps }), [actor])
  const phase = isKnown ? 'ready' : answer.phase === 'ready' ? 'waiting' : answer.phase
  return {
    phase,
    entries,
    done: Math.max(0, total - left),
    total,
    last,
    setLast: session.setLast,
    act,
    stop: () => actor.send({ type: 'steps.dropped' }),
    retry: answer.retry,
  }
}
