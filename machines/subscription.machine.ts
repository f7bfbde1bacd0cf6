import { assign, emit, fromPromise, setup } from 'xstate'
import type {
  CardRequest,
  HostedOrder,
  SubscriptionContext,
  SubscriptionCommand,
  SubscriptionEmitted,
  SubscriptionEvent,
  SubscriptionProblem,
  SubscriptionTag,
  SubscriptionRequest,
} from './subscription.vocabulary'
import { checkRequest } from './subscriptionChecks'
import { isUncertain, problemOf, wasNotSent } from './subscriptionProblem'

export type {
  CardRequest,
  HeldSubscription,
  HostedOrder,
  ProblemCode,
  SubscriptionCommand,
  SubscriptionProblem,
  SubscriptionRequest,
  RequestedPlan,
  WishedTrial,
} from './subscription.vocabulary'

/** How long the status of a request record is waited for, ms [A9-1]. */
export const statusWait = 60_000

const types: {
  context?: SubscriptionContext
  events?: SubscriptionEvent
  emitted?: SubscriptionEmitted
  tags?: SubscriptionTag
} = {}

const missing = (name: string) => Promise.reject(new Error(`no ${name} actor was provided`))

type CardCommand = Extract<SubscriptionCommand, { kind: 'card' }>

/** Something that the states rule out. */
const impossible = (what: string) => new Error(`there is no ${what}`)

const commandIn = ({ command }: SubscriptionContext): SubscriptionCommand => {
  if (!command) throw impossible('command')
  return command
}

const orderIn = ({ command }: SubscriptionContext): HostedOrder => {
  if (command?.kind !== 'checkout') throw impossible('checkout')
  return command.order
}

const cardIn = ({ command }: SubscriptionContext): CardCommand => {
  if (command?.kind !== 'card') throw impossible('card')
  return command
}

const requestIn = ({ command, token }: SubscriptionContext): CardRequest => {
  if (command?.kind === 'card')
    return { kind: 'subscriptions', uid: command.buyer.uid, plan: command.plan, token }
  if (command?.kind === 'cancel')
    return { kind: 'cancellations', uid: command.buyer.uid, subscriptionId: command.subscriptionId }
  if (command?.kind === 'change') {
    const { buyer, planCode, plan } = command
    return { kind: 'updates', uid: buyer.uid, planCode, duration: plan.duration }
  }
  throw impossible('request')
}

const problemIn = ({ problem }: SubscriptionContext): SubscriptionProblem =>
  problem ?? { code: 'paymentFailed' }

const otherwise = ({ command }: SubscriptionContext) =>
  command?.kind === 'cancel' ? 'cancellationFailed' : 'paymentFailed'

const checked = ({ request }: { request: SubscriptionRequest }) => {
  const found = checkRequest(request)
  return 'command' in found
    ? { command: found.command, problem: undefined }
    : { command: undefined, problem: found.problem }
}

const { createMachine, createStateConfig } = setup({
  types,
  actors: {
    /** Loads the script of the hosted checkout. */
    load: fromPromise<void>(() => missing('load')),
    /** Opens the hosted checkout; resolves when it closes [A4.6]. */
    checkOut: fromPromise<'paid' | 'closed', HostedOrder>(() => missing('checkOut')),
    /** Has the card provider's window take the card; undefined when it was closed. */
    takeCard: fromPromise<string | undefined, CardCommand>(() => missing('takeCard')),
    /** Changes or cancels by the functions API [A7.1-2 A7.1-3]. */
    call: fromPromise<void, SubscriptionCommand>(() => missing('call')),
    /**
     * Pushes a request record; resolves with its id [A4.10-1]; rejects with `cloud/unreachable` where it was
     * not sent.
     */
    push: fromPromise<string, CardRequest>(() => missing('push')),
    /** The status of a request record [A4.10-2]. */
    awaitStatus: fromPromise<unknown, { request: CardRequest; id: string; wait: number }>(() =>
      missing('awaitStatus'),
    ),
    /** The error of a request record, if it has one [A4.10-3]. */
    readError: fromPromise<string | undefined, { request: CardRequest; id: string }>(() =>
      missing('readError'),
    ),
    /** Whether the user's record says that it was done, for a call whose answer was lost; ends in time. */
    lookUp: fromPromise<boolean, SubscriptionCommand>(() => missing('lookUp')),
  },
  actions: {
    check: assign((_, { request }: { request: SubscriptionRequest }) => checked({ request })),
    keepToken: assign((_, { token }: { token: string }) => ({ token })),
    keepId: assign((_, { id }: { id: string }) => ({ requestId: id })),
    note: assign((_, { problem }: { problem: SubscriptionProblem }) => ({ problem })),
    noteError: assign(({ context }, { error }: { error: unknown }) => ({
      problem: problemOf(error, otherwise(context)),
    })),
    noteCardError: assign((_, { error }: { error: string | undefined }) => ({
      problem: error?.trim()
        ? { code: 'told' as const, message: error.trim() }
        : { code: 'noCardError' as const },
    })),
    forget: assign({ command: undefined, problem: undefined, token: '', requestId: '' }),
    ask: emit(({ context }) => ({ type: 'asked', command: commandIn(context) })),
    tellRefused: emit(({ context }) => ({ type: 'refused', problem: problemIn(context) })),
    tellFailed: emit(({ context }) => ({
      type: 'failed',
      command: commandIn(context),
      problem: problemIn(context),
    })),
    tellUncertain: emit(({ context }) => ({
      type: 'uncertain',
      command: commandIn(context),
      problem: problemIn(context),
    })),
    tellSucceeded: emit(({ context }) => ({ type: 'succeeded', command: commandIn(context) })),
  },
  guards: {
    isRefused: ({ context }) => context.command === undefined,
    isOf: ({ context }, { kind }: { kind: SubscriptionCommand['kind'] }) => context.command?.kind === kind,
    isByCard: ({ context }) =>
      context.command !== undefined && 'held' in context.command && context.command.held.isByCard,
    isPaid: (_, { outcome }: { outcome: 'paid' | 'closed' }) => outcome === 'paid',
    isTrue: (_, { value }: { value: unknown }) => value === true,
    isEmpty: (_, { token }: { token: string | undefined }) => !token,
    isUncertain: ({ context }, { error }: { error: unknown }) =>
      isUncertain(problemOf(error, otherwise(context))),
    wasNotSent: (_, { error }: { error: unknown }) => wasNotSent(error),
  },
})

const notCompleted = { type: 'note', params: { problem: { code: 'notCompleted' } } } as const
const notSent = { type: 'note', params: { problem: { code: 'notSent' } } } as const

/** A change or a cancellation is under way; where its answer is lost, the record decides [A4.8 A4.9]. */
const calling = createStateConfig({
  invoke: {
    src: 'call',
    input: ({ context }) => commandIn(context),
    onDone: '#succeeded',
    onError: [
      {
        guard: { type: 'isUncertain', params: ({ event }) => ({ error: event.error }) },
        target: '#lookingUp',
        actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) },
      },
      {
        target: '#failed',
        actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) },
      },
    ],
  },
})

/** The hosted checkout [A4.6]. */
const hosted = createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        onDone: 'open',
        // Nothing was begun: it can be tried again right here [A8-27].
        onError: {
          target: '#refused',
          actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    open: {
      tags: ['busy', 'elsewhere'],
      invoke: {
        src: 'checkOut',
        input: ({ context }) => orderIn(context),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ outcome: event.output }) },
            target: '#succeeded',
          },
          { target: '#refused', actions: notCompleted },
        ],
        onError: {
          target: '#failed',
          actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
})

/** A request record of the older card payment provider [A4.10]. */
const request = createStateConfig({
  initial: 'pushing',
  states: {
    pushing: {
      tags: 'busy',
      invoke: {
        src: 'push',
        input: ({ context }) => requestIn(context),
        onDone: {
          target: 'waiting',
          actions: { type: 'keepId', params: ({ event }) => ({ id: event.output }) },
        },
        onError: [
          {
            guard: { type: 'wasNotSent', params: ({ event }) => ({ error: event.error }) },
            target: '#refused',
            actions: notSent,
          },
          // It was sent: what became of it the record says, in a while.
          {
            guard: { type: 'isUncertain', params: ({ event }) => ({ error: event.error }) },
            target: '#lookingUp',
            actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: '#failed',
            actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    waiting: {
      tags: 'busy',
      invoke: {
        src: 'awaitStatus',
        input: ({ context }) => ({
          request: requestIn(context),
          id: context.requestId,
          wait: statusWait,
        }),
        onDone: [
          {
            guard: { type: 'isTrue', params: ({ event }) => ({ value: event.output }) },
            target: '#succeeded',
          },
          { target: 'readingError' },
        ],
        onError: {
          target: '#lookingUp',
          actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    readingError: {
      tags: 'busy',
      invoke: {
        src: 'readError',
        input: ({ context }) => ({ request: requestIn(context), id: context.requestId }),
        onDone: {
          target: '#failed',
          actions: { type: 'noteCardError', params: ({ event }) => ({ error: event.output }) },
        },
        onError: {
          target: '#failed',
          actions: { type: 'noteCardError', params: { error: undefined } },
        },
      },
    },
  },
})

/** Once nothing goes on a new wish is taken. */
const resting = createStateConfig({
  on: {
    'request.made': {
      target: '#checking',
      actions: ['forget', { type: 'check', params: ({ event }) => event }],
    },
    'problem.read': { target: '#idle', actions: 'forget' },
  },
})

/**
 * Paying for a plan, changing and cancelling it: each wish is checked first, what changes or cancels is asked
 * about, and at the end it is told how it went. Where an answer was lost on the way, the user's record says
 * what became of it.
 */
export const subscriptionMachine = createMachine({
  id: 'subscription',
  context: { command: undefined, token: '', requestId: '', problem: undefined },
  initial: 'idle',
  states: {
    idle: { ...resting, id: 'idle' },
    checking: {
      id: 'checking',
      always: [
        { guard: 'isRefused', target: 'refused' },
        { guard: { type: 'isOf', params: { kind: 'checkout' } }, target: 'hosted' },
        { guard: { type: 'isOf', params: { kind: 'card' } }, target: 'takingCard' },
        { target: 'confirming' },
      ],
    },
    hosted,
    takingCard: {
      tags: ['busy', 'elsewhere'],
      invoke: {
        src: 'takeCard',
        input: ({ context }) => cardIn(context),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ token: event.output }) },
            target: 'refused',
            actions: notCompleted,
          },
          {
            target: 'request',
            actions: { type: 'keepToken', params: ({ event }) => ({ token: event.output ?? '' }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    confirming: {
      entry: 'ask',
      on: {
        'request.confirmed': [{ guard: 'isByCard', target: 'request' }, { target: 'calling' }],
        'request.withdrawn': { target: 'idle', actions: 'forget' },
      },
    },
    calling: { ...calling, tags: 'busy' },
    request,
    lookingUp: {
      id: 'lookingUp',
      tags: 'busy',
      invoke: {
        src: 'lookUp',
        input: ({ context }) => commandIn(context),
        onDone: [
          {
            guard: { type: 'isTrue', params: ({ event }) => ({ value: event.output }) },
            target: 'succeeded',
          },
          { target: 'uncertain' },
        ],
        onError: { target: 'uncertain' },
      },
    },
    /** Nothing was begun, or it was given up. */
    refused: { ...resting, id: 'refused', entry: 'tellRefused' },
    /** It was begun, and failed. */
    failed: { ...resting, id: 'failed', entry: 'tellFailed' },
    /** It was begun, and may have been done, or be done yet. */
    uncertain: { ...resting, entry: 'tellUncertain' },
    succeeded: { ...resting, id: 'succeeded', entry: 'tellSucceeded' },
  },
})
