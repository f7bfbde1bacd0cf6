import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useState, useMemo } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from '../../i18n/TranslationProvider'
import type { QueueEntry, QueueStep } from '../../../machines/queue.machine'
import {
  putQueueBack,
  queueSessionOf,
  stepsBack,
  useAnswer,
  useDevice,
  type AnswerPhase,
  useAsk,
  useNowPlaying,
  type NowPlaying,
  type Removal,
  type UndoEntry,
} from '../../device'
import { useReportOutcome, useToasts } from '../../ui/toasts/Toast'
import { type Undo, type UndoOffer, useUndoOf } from '../../ui/undo/PanelUndo'
import { describeEntry } from './EntryMenu'
import { findCurrent } from '../../../machines/queueEntries'

/** The queue as it is shown, and what can be done with it. */
export interface Queue {
  phase: AnswerPhase
  /** As they are when all that is wanted has been done; the same list until something changes. */
  entries: readonly QueueEntry[]
  /** Steps under way, done and in all; 0 of 0 while nothing is. */
  done: number
  total: number
  /** What was done last, also before the queue was left. */
  last: UndoOffer<UndoEntry>
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
  const refused = useReportOutcome()
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
            message: t(`playlistNames.unsaved.${why}`, { name }),
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
  const last = useUndoOf(session.undo)
  const act = useCallback((...steps: QueueStep[]) => actor.send({ type: 'steps.wanted', steps }), [actor])
  const phase = isKnown ? 'ready' : answer.phase === 'ready' ? 'waiting' : answer.phase
  return {
    phase,
    entries,
    done: Math.max(0, total - left),
    total,
    last,
    act,
    stop: () => actor.send({ type: 'steps.dropped' }),
    retry: answer.retry,
  }
}

function tell(t: TFunction, { gone, wanted, isClearing }: Removal): string {
  const count = gone.length
  if (isClearing) {
    const lost = gone.filter(({ item }) => !item.uri).length
    return lost > 0 ? t('queue.clearedPartly', { count: lost }) : t('queue.cleared')
  }
  if (count < wanted) return t('queue.removedSome', { done: count, total: wanted })
  const [first] = gone
  return count === 1 && first
    ? t('queue.removedOne', { name: describeEntry(first.item).name || t('queue.nameless') })
    : t('queue.removed', { count })
}

/**
 * What was done last, and how it is taken back: the same until something else was. `onBack` is told the first
 * place that something goes back to; the same function each time.
 */
export function useRemovalUndo(
  last: UndoEntry | undefined,
  act: Queue['act'],
  onBack: (place: number) => void,
): Undo | undefined {
  const { t } = useTranslation()
  const device = useDevice()
  return useMemo(() => {
    if (last === undefined) return undefined
    // Players tell by a toast of their own how many came, which would take the place of ours.
    if (last === 'fewer') return { text: t('queue.failed.fewer') }
    const back = stepsBack(last)
    const run = () => {
      onBack(last.before.findIndex(({ id }) => id === last.gone[0]?.id))
      const { played, gone } = last
      if (!played) return act(...back)
      const items = gone.map(({ item }) => item)
      // What plays is of less worth than the entries: they come also where the rest cannot be fetched.
      putQueueBack(device, { items, ...played }, () => undefined, 'behind').catch(() => act(...back))
    }
    return { text: tell(t, last), ...(back.length > 0 && { run }) }
  }, [last, act, onBack, t, device])
}

/** Which entry plays, and whether it does. */
export interface Playing {
  /** Undefined where nothing of the queue does. */
  id: number | undefined
  status: NowPlaying['status']
}

const placeOf = ({ position, uri, status }: NowPlaying) => ({ position, uri, status })

/** The entry at the player's position [D2.7-4 D4-34]; it stays the same entry while it is moved. */
export function usePlaying(entries: readonly QueueEntry[]): Playing {
  useAsk('getState')
  const state = useNowPlaying(placeOf)
  const [last, setLast] = useState<number>()
  const id = state && findCurrent(entries, state, last)
  if (id !== last) setLast(id)
  return { id, status: state?.status ?? 'stop' }
}
