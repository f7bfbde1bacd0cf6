import { assign, emit, fromPromise, setup } from 'xstate'

/**
 * What is done one after another [A4.11-1]; the account itself last, because without it nothing else may be
 * touched.
 */
export type DeletionStep = 'subscription' | 'avatar' | 'record' | 'user'

/**
 * What the cloud has against a step, by its code; the message is for people only where the code is
 * `cloud/refused`.
 */
export interface DeletionFault {
  code: string
  message: string
}

/** Whose account it is, and what is to be done about it. */
export interface DeletionOrder {
  uid: string
  /** An active paid plan has to be cancelled first. */
  hasPlan: boolean
  /** The user can prove by a password who they are. */
  canProve: boolean
}

/** What the machine hears. */
export type AccountDeletionEvent =
  | { type: 'deletion.requested'; order: DeletionOrder }
  | { type: 'password.given'; password: string }
  | { type: 'proof.declined' }
  | { type: 'deletion.retried' }
  | { type: 'deletion.dismissed' }

/** What the machine tells: that the account is gone, or why it goes on no further without the user. */
export type AccountDeletionNews = { type: 'deleted' } | { type: 'stopped'; fault: DeletionFault }

/**
 * `asking`: the password is wanted, `proving`: it is judged; `running`: something is being deleted; `failed`:
 * `fault` says why, `done` what is gone already; `deleted`: the account is gone.
 */
export type AccountDeletionTag = 'asking' | 'proving' | 'running' | 'failed' | 'deleted'

interface AccountDeletionContext extends DeletionOrder {
  done: readonly DeletionStep[]
  fault: DeletionFault | undefined
  /** Why the password was not accepted. */
  proofFault: DeletionFault | undefined
}

const types: {
  context?: AccountDeletionContext
  events?: AccountDeletionEvent
  emitted?: AccountDeletionNews
  tags?: AccountDeletionTag
} = {}

type Outcome = DeletionFault | undefined

/** The cloud wants to know anew who one is. */
const unproven: DeletionFault = { code: 'auth/requires-recent-login', message: '' }

const { createMachine, createStateConfig } = setup({
  types,
  actors: {
    /** Asks the user whether it is meant; never rejects. */
    confirm: fromPromise<boolean>(() => Promise.reject(new Error('no confirm actor was provided'))),
    /** Proves by the password who one is; resolves with what is against it; never rejects. */
    prove: fromPromise<Outcome, { password: string }>(() =>
      Promise.reject(new Error('no prove actor was provided')),
    ),
    /**
     * Looks whether who cannot prove by a password who they are has logged in lately enough for the cloud to
     * delete the account; resolves with what is against it; never rejects.
     */
    checkLogIn: fromPromise<Outcome>(() => Promise.reject(new Error('no checkLogIn actor was provided'))),
    /**
     * Does one step; resolves with what is against it, and without anything where it was done before; never
     * rejects.
     */
    perform: fromPromise<Outcome, { step: DeletionStep; uid: string }>(() =>
      Promise.reject(new Error('no perform actor was provided')),
    ),
  },
  actions: {
    take: assign((_, { order }: { order: DeletionOrder }) => ({
      ...order,
      done: [],
      fault: undefined,
      proofFault: undefined,
    })),
    tick: assign(({ context }, { step }: { step: DeletionStep }) => ({ done: [...context.done, step] })),
    note: assign((_, { fault }: { fault: Outcome }) => ({ fault })),
    noteProof: assign((_, { fault }: { fault: Outcome }) => ({ proofFault: fault })),
    forget: assign({ fault: undefined, proofFault: undefined }),
    tell: emit({ type: 'deleted' }),
    tellStopped: emit(({ context }) => ({ type: 'stopped', fault: context.fault ?? unproven })),
  },
  guards: {
    isYes: (_, { answer }: { answer: boolean }) => answer,
    isProvable: ({ context }, { answer }: { answer: boolean }) => answer && context.canProve,
    isRefused: (_, { fault }: { fault: Outcome }) => fault !== undefined,
    wantsProof: ({ context }, { fault }: { fault: Outcome }) =>
      context.canProve && fault?.code === 'auth/requires-recent-login',
    canProve: ({ context }) => context.canProve,
    isUntouched: ({ context }) => context.done.length === 0,
    isDone: ({ context }, { step }: { step: DeletionStep }) => context.done.includes(step),
    hasNoPlan: ({ context }) => !context.hasPlan || context.done.includes('subscription'),
  },
})

const faultOf = ({ event }: { event: { output: Outcome } }) => ({ fault: event.output })

/** A step that fails stops everything; one that is done leads to the next. */
const performing = <Step extends DeletionStep, Next extends string>(step: Step, next: Next) =>
  ({
    src: 'perform',
    input: ({ context }: { context: AccountDeletionContext }) => ({ step, uid: context.uid }),
    onDone: [
      { guard: { type: 'wantsProof', params: faultOf }, target: '#asking', actions: 'tellStopped' },
      {
        guard: { type: 'isRefused', params: faultOf },
        target: '#failed',
        actions: { type: 'note', params: faultOf },
      },
      { target: next, actions: { type: 'tick', params: { step } } },
    ],
  }) as const

const running = createStateConfig({
  id: 'running',
  tags: 'running',
  entry: 'forget',
  initial: 'subscription',
  states: {
    subscription: {
      always: { guard: 'hasNoPlan', target: 'avatar' },
      invoke: performing('subscription', 'avatar'),
    },
    avatar: {
      always: { guard: { type: 'isDone', params: { step: 'avatar' } }, target: 'record' },
      invoke: performing('avatar', 'record'),
    },
    record: {
      always: { guard: { type: 'isDone', params: { step: 'record' } }, target: 'user' },
      invoke: performing('record', 'user'),
    },
    user: { invoke: performing('user', '#deleted') },
  },
})

/**
 * Deleting an account [A4.11-1]: confirmed; proven by the password where there is one, else by a log-in that
 * is not long ago, before anything is touched, so that the cloud cannot want that proof half-way; then the
 * subscription, picture, record and account, each told when it is done. What failed can be tried again from
 * where it stopped; what was left half done by a closed window is begun anew, and finds the first steps done.
 */
export const accountDeletionMachine = createMachine({
  id: 'accountDeletion',
  context: { uid: '', hasPlan: false, canProve: false, done: [], fault: undefined, proofFault: undefined },
  initial: 'idle',
  states: {
    idle: {
      id: 'idle',
      on: {
        'deletion.requested': {
          target: 'confirming',
          actions: { type: 'take', params: ({ event }) => event },
        },
      },
    },
    confirming: {
      invoke: {
        src: 'confirm',
        onDone: [
          {
            guard: { type: 'isProvable', params: ({ event }) => ({ answer: event.output }) },
            target: 'asking',
          },
          {
            guard: { type: 'isYes', params: ({ event }) => ({ answer: event.output }) },
            target: 'checking',
          },
          { target: 'idle' },
        ],
      },
    },
    checking: {
      id: 'checking',
      tags: 'running',
      entry: 'forget',
      invoke: {
        src: 'checkLogIn',
        onDone: [
          {
            guard: { type: 'isRefused', params: faultOf },
            target: 'failed',
            actions: { type: 'note', params: faultOf },
          },
          { target: 'running' },
        ],
      },
    },
    asking: {
      id: 'asking',
      tags: 'asking',
      on: {
        'password.given': 'proving',
        'proof.declined': [
          { guard: 'isUntouched', target: 'idle' },
          {
            target: 'failed',
            actions: {
              type: 'note',
              params: { fault: unproven },
            },
          },
        ],
      },
    },
    proving: {
      tags: ['asking', 'proving'],
      invoke: {
        src: 'prove',
        input: ({ event }) => ({ password: event.type === 'password.given' ? event.password : '' }),
        onDone: [
          {
            guard: { type: 'isRefused', params: faultOf },
            target: 'asking',
            actions: { type: 'noteProof', params: faultOf },
          },
          { target: 'running' },
        ],
      },
    },
    running,
    failed: {
      id: 'failed',
      tags: 'failed',
      entry: 'tellStopped',
      on: {
        'deletion.retried': [{ guard: 'canProve', target: 'running' }, { target: 'checking' }],
        'deletion.dismissed': 'idle',
      },
    },
    deleted: {
      id: 'deleted',
      tags: 'deleted',
      entry: 'tell',
      on: {
        'deletion.dismissed': 'idle',
        'deletion.requested': {
          target: 'confirming',
          actions: { type: 'take', params: ({ event }) => event },
        },
      },
    },
  },
})
