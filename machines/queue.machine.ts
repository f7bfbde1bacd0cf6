import { assign, emit, enqueueActions, fromCallback, setup } from 'xstate'
import type {
  NextStep,
  QueueArrival,
  QueueContext,
  QueueDropped,
  QueueEvent,
  QueueFailure,
  QueueOrder,
  QueueStep,
  QueueTag,
} from './queue.vocabulary'
import { nameAnswer } from './nameAnswer'
import { nameEntries } from './queueEntries'
import { comeOf, isAskedAsNext } from './playNext'
import { applySteps, followUps, isDone, isLacking, nextOf, playsFirst } from './queueSteps'

export type {
  NextStep,
  Queueable,
  QueueArrival,
  QueueEntry,
  QueueEvent,
  QueueFailure,
  QueueOrder,
  QueuePlace,
  QueueStep,
  QueueTag,
} from './queue.vocabulary'

const types: {
  context?: QueueContext
  events?: QueueEvent
  emitted?: QueueFailure | QueueDropped | QueueArrival
  tags?: QueueTag
  children?: { player: 'player' }
} = {}

type Pushed = Extract<QueueEvent, { type: 'queue.pushed' }>
type Wanted = Extract<QueueEvent, { type: 'steps.wanted' }>

const underWay = ({ step, plan }: Pick<QueueContext, 'step' | 'plan'>) => (step ? [step, ...plan] : plan)

const asPlain = (step: QueueStep): QueueStep =>
  step.kind === 'next' ? ({ ...step, isPlain: true } satisfies NextStep) : step

const { createMachine } = setup({
  types,
  actors: {
    /** Sends what it is told to, and says when it could not. */
    player: fromCallback<QueueOrder>(() => {
      throw new Error('no player actor was provided')
    }),
  },
  actions: {
    take: assign(({ context }, { items }: { items: Pushed['items'] }) => {
      const { entries, given } = nameEntries(context, items)
      return { entries, given, shown: applySteps(entries, underWay(context)) }
    }),
    /** The player has done what it was told: what follows from it comes next. */
    finishStep: enqueueActions(({ context, enqueue }, { items }: { items: Pushed['items'] }) => {
      const { step } = context
      const { entries, given } = nameAnswer(step, context, items) ?? nameEntries(context, items)
      if (step?.kind === 'add' && isLacking(step, context.entries, entries))
        enqueue.emit({ type: 'failed', why: 'fewer' })
      if (step?.kind === 'next')
        enqueue.emit({
          type: 'arrived',
          step,
          ids: comeOf(step, context.entries, entries).map(({ id }) => id),
        })
      const more = step ? followUps(step, context.entries, entries) : []
      const plan = playsFirst([...more, ...context.plan])
      enqueue.assign({ entries, given, plan, step: undefined, shown: applySteps(entries, plan) })
    }),
    want: assign(({ context }, { steps }: { steps: Wanted['steps'] }) => {
      const known = context.isDeafToNext ? steps.map(asPlain) : steps
      const plan = playsFirst([...context.plan, ...known])
      const shown = applySteps(context.entries, underWay({ ...context, plan }))
      return { plan, shown, total: context.total + steps.length }
    }),
    sendNext: enqueueActions(({ context, enqueue }) => {
      const { orders, step, rest } = nextOf(context.plan, context.entries)
      for (const order of orders) enqueue.sendTo('player', order)
      enqueue.assign({ step, plan: rest })
    }),
    /** The player has not heard what it was asked: the same again by requests that all players hear. */
    askPlainly: assign(({ context: { step, plan } }) => ({
      step: undefined,
      plan: [...(step ? [step] : []), ...plan].map(asPlain),
      isDeafToNext: true,
    })),
    dropPlan: enqueueActions(({ context, enqueue }) => {
      const kept = context.step ? [context.step] : []
      enqueue.assign({ plan: [], total: kept.length, shown: applySteps(context.entries, kept) })
      enqueue.emit({ type: 'dropped', steps: context.plan })
    }),
    dropAll: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ step: undefined, plan: [], total: 0, shown: context.entries })
      enqueue.emit({ type: 'dropped', steps: underWay(context) })
    }),
    rest: assign({ total: 0 }),
    ask: enqueueActions(({ enqueue }) => enqueue.sendTo('player', { type: 'ask' })),
    fail: emit((_, { why }: { why: QueueFailure['why'] }): QueueFailure => ({ type: 'failed', why })),
  },
  guards: {
    isAnswer: ({ context }, { items }: { items: Pushed['items'] }) =>
      context.step !== undefined &&
      (nameAnswer(context.step, context, items) !== undefined ||
        isDone(context.step, context.entries, nameEntries(context, items).entries)),
    /** The player has pushed its queue as it was: what was to come back may be late, or left out. */
    isUnmoved: ({ context }, { items }: { items: Pushed['items'] }) =>
      (context.step?.kind === 'add' || context.step?.kind === 'next') &&
      items.length === context.entries.length,
    isReturning: ({ context }) => context.step?.kind === 'add',
    isAdding: ({ context }) => context.step?.kind === 'next',
    isAskedAsNext: ({ context }) => isAskedAsNext(context.step, context.entries),
    isUnderWay: ({ context }) => context.step !== undefined,
  },
  delays: {
    /** A player that has not done by then what it was told is asked. */
    timeout: 8000,
    /** One that was asked to play a piece of its disks next, which not all hear, earlier. */
    nextTimeout: 2500,
    /** One that says nothing even then is not waited for. */
    lastTimeout: 4000,
    /** One that pushed its queue as it was has done by then what it was told, or will not. */
    doubt: 1500,
  },
})

const pushed = ({ event }: { event: Pushed }) => event
const take = { type: 'take', params: pushed } as const
const answered = {
  guard: { type: 'isAnswer', params: pushed },
  target: 'sending',
  actions: { type: 'finishStep', params: pushed },
} as const

/**
 * The queue and what the user wants done with it [D2.7]. The wire knows entries by their place, which another
 * browser may change at any time: so one request goes at a time, its place is looked up in what the player
 * said last, and the next one waits for the player's answer. What is wanted shows at once; the player's word
 * counts in the end.
 */
export const queueMachine = createMachine({
  id: 'queue',
  initial: 'unknown',
  context: {
    entries: [],
    shown: [],
    step: undefined,
    plan: [],
    total: 0,
    given: 0,
    isDeafToNext: false,
  },
  invoke: { src: 'player', id: 'player' },
  states: {
    unknown: { on: { 'queue.pushed': { target: 'resting', actions: take } } },
    resting: {
      tags: ['known'],
      entry: 'rest',
      on: {
        'queue.pushed': { actions: take },
        'steps.wanted': { target: 'sending', actions: { type: 'want', params: ({ event }) => event } },
      },
    },
    sending: {
      tags: ['known', 'busy'],
      entry: 'sendNext',
      always: [{ guard: 'isUnderWay', target: 'waiting' }, { target: 'resting' }],
    },
    waiting: {
      tags: ['known', 'busy'],
      initial: 'answering',
      on: {
        'queue.pushed': [answered, { actions: take }],
        'steps.wanted': { actions: { type: 'want', params: ({ event }) => event } },
        'steps.dropped': { actions: 'dropPlan' },
        'order.refused': {
          target: 'resting',
          actions: ['dropAll', { type: 'fail', params: { why: 'unsent' } }],
        },
        'link.lost': { target: 'resting', actions: ['dropAll', { type: 'fail', params: { why: 'lost' } }] },
      },
      states: {
        answering: {
          on: {
            'queue.pushed': {
              guard: { type: 'isUnmoved', params: pushed },
              target: 'doubting',
              actions: take,
            },
          },
          after: { nextTimeout: { guard: 'isAskedAsNext', target: 'asked' }, timeout: 'asked' },
        },
        doubting: { after: { doubt: 'asked' } },
        asked: {
          entry: 'ask',
          on: {
            'queue.pushed': [
              { ...answered, target: '#queue.sending' },
              {
                guard: 'isAskedAsNext',
                target: '#queue.sending',
                actions: [take, 'askPlainly'],
              },
              {
                guard: 'isAdding',
                target: '#queue.resting',
                actions: [take, 'dropAll', { type: 'fail', params: { why: 'unadded' } }],
              },
              {
                guard: 'isReturning',
                target: '#queue.resting',
                actions: [take, 'dropAll', { type: 'fail', params: { why: 'unreturned' } }],
              },
              {
                target: '#queue.resting',
                actions: [take, 'dropAll', { type: 'fail', params: { why: 'refused' } }],
              },
            ],
          },
          after: {
            lastTimeout: {
              target: '#queue.resting',
              actions: ['dropAll', { type: 'fail', params: { why: 'silent' } }],
            },
          },
        },
      },
    },
  },
})
