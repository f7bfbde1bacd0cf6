import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import type {
  AccountSyncContext,
  AccountSyncEmitted,
  AccountSyncEvent,
  AccountUser,
  DeviceAccount,
  TokenOutcome,
} from './accountSync.vocabulary'

export type { AccountSyncEvent, AccountUser, DeviceAccount, TokenOutcome } from './accountSync.vocabulary'

/** What is to be done, once the player has said as whom it is signed in [D4-42 to D4-45]. */
type Decision = 'askToken' | 'takeOver' | 'sendToken' | 'inStep'

const decide = ({ loggedIn, uid }: DeviceAccount, user: AccountUser | undefined): Decision => {
  if (!loggedIn) return user ? 'sendToken' : 'inStep'
  if (!user) return 'askToken'
  // Who does not say as whom it is signed in does not contradict.
  return uid !== '' && uid !== user.uid ? 'takeOver' : 'inStep'
}

/** Problems by which the cloud is not there just now, rather than against it. */
const passing: readonly unknown[] = ['cloud/unreachable', 'cloud/away', 'cloud/busy', 'cloud/timeout']

const isAway = (error: unknown): boolean => passing.includes(Reflect.get(Object(error), 'code'))

const types: {
  context?: AccountSyncContext
  events?: AccountSyncEvent
  emitted?: AccountSyncEmitted
} = {}

const missing = (name: string) => new Error(`no ${name} actor was provided`)

const { createMachine, createStateConfig } = setup({
  types,
  actors: {
    /** Tells whether this interface has accounts, and who is signed in, from now on. */
    account: fromCallback<AccountSyncEvent>(() => {
      throw missing('account')
    }),
    /** Tells what the player pushes of accounts, and its coming and going. */
    player: fromCallback<AccountSyncEvent>(() => {
      throw missing('player')
    }),
    /** Asks the player as whom it is signed in [D4-42]; resolves with its next word, which may never come. */
    askStatus: fromPromise<DeviceAccount>(() => Promise.reject(missing('askStatus'))),
    /**
     * Asks the player for a token [D7-72]; resolves when it says that it was asked, which it may never do.
     */
    askToken: fromPromise<void>(() => Promise.reject(missing('askToken'))),
    /**
     * Sends the user's token to the player [D7-72]; resolves when it was taken, which may never be said;
     * rejects where there is none to be had.
     */
    sendToken: fromPromise<TokenOutcome>(() => Promise.reject(missing('sendToken'))),
    /** Signs this interface in. */
    signIn: fromPromise<void, { token: string }>(() => Promise.reject(missing('signIn'))),
    /** Signs this interface out. */
    signOut: fromPromise<void>(() => Promise.reject(missing('signOut'))),
  },
  actions: {
    noteUser: assign(
      ({ context }, { user, isFresh }: { user: AccountUser | undefined; isFresh: boolean }) => ({
        user,
        isFresh,
        isDue: true,
        takeovers: isFresh ? 0 : context.takeovers,
      }),
    ),
    countTakeover: assign(({ context }) => ({ takeovers: context.takeovers + 1 })),
    conclude: assign({ isDue: false, isFresh: false }),
    /** Told of an upgrade by an activation code [D4-47]. */
    upgraded: emit({ type: 'upgraded' }),
    /** Told what went wrong with this interface's own account [D8-5]. */
    failed: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error })),
  },
  guards: {
    isFresh: ({ context }) => context.isFresh,
    isDue: ({ context }) => context.isDue,
    hasUser: ({ context }) => context.user !== undefined,
    isSent: (_, { outcome }: { outcome: TokenOutcome }) => outcome === 'taken',
    means: ({ context }, { status, decision }: { status: DeviceAccount; decision: Decision }) =>
      decide(status, context.user) === decision,
    /** Two accounts that push each other out would do so for ever. */
    mayTakeOver: ({ context }, { status }: { status: DeviceAccount }) =>
      decide(status, context.user) === 'takeOver' && context.takeovers < 2,
    /** Nobody answered: that is no word of the cloud, and passes by itself. */
    isAway: (_, { error }: { error: unknown }) => isAway(error),
  },
  delays: {
    /** ms [D9-2] */
    settle: 2000,
    /** For whoever says nothing, ms. */
    timeout: 8000,
    /** Until a cloud that was away is tried again, ms. */
    recovery: 60_000,
  },
})

const givesUp = createStateConfig({ after: { timeout: { target: 'resting', actions: 'conclude' } } })

const settling = createStateConfig({
  after: { settle: [{ guard: 'isFresh', target: 'sendingToken' }, { target: 'asking' }] },
})

const asking = createStateConfig({
  invoke: {
    src: 'askStatus',
    onDone: [
      {
        guard: { type: 'means', params: ({ event }) => ({ status: event.output, decision: 'askToken' }) },
        target: 'askingToken',
      },
      {
        guard: { type: 'mayTakeOver', params: ({ event }) => ({ status: event.output }) },
        target: 'makingRoom',
        actions: 'countTakeover',
      },
      {
        guard: { type: 'means', params: ({ event }) => ({ status: event.output, decision: 'sendToken' }) },
        target: 'sendingToken',
      },
      { target: 'resting', actions: 'conclude' },
    ],
    onError: { target: 'resting' },
  },
  // Still due: who returns is asked again.
  after: { timeout: { target: 'resting' } },
  on: { 'player.left': { target: 'resting' } },
})

const sendingToken = createStateConfig({
  ...givesUp,
  invoke: {
    src: 'sendToken',
    onDone: [
      {
        guard: { type: 'isSent', params: ({ event }) => ({ outcome: event.output }) },
        target: 'resting',
        actions: 'conclude',
      },
      { target: 'resting' },
    ],
    // Still due: who returns is sent one again.
    onError: [
      { guard: { type: 'isAway', params: ({ event }) => ({ error: event.error }) }, target: 'cloudAway' },
      {
        target: 'resting',
        actions: { type: 'failed', params: ({ event }) => ({ error: event.error }) },
      },
    ],
  },
  on: { 'player.left': { target: 'resting' } },
})

const askingToken = createStateConfig({
  ...givesUp,
  invoke: {
    src: 'askToken',
    onDone: { target: 'resting', actions: 'conclude' },
    onError: { target: 'resting', actions: 'conclude' },
  },
  on: { 'player.left': { target: 'resting' } },
})

/**
 * Keeps the cloud accounts of interface and player in step [D4-40]: 2 s after the user changed, a fresh login
 * gives the player its token, else the player says as whom it is signed in, and one of the two takes over the
 * account of the other. A token or a logout that the player pushes counts at any time [D4-46]. Without
 * accounts it does nothing at all.
 */
export const accountSyncMachine = createMachine({
  id: 'accountSync',
  context: { user: undefined, isFresh: false, isDue: false, takeovers: 0 },
  invoke: { src: 'account' },
  initial: 'off',
  states: {
    off: { on: { 'account.present': { target: 'on' } } },
    on: {
      invoke: { src: 'player' },
      initial: 'resting',
      on: {
        'user.changed': {
          target: '.settling',
          actions: {
            type: 'noteUser',
            params: ({ event: { user, isFresh } }) => ({ user, isFresh }),
          },
        },
        'token.pushed': { target: '.signingIn' },
        'logout.pushed': { guard: 'hasUser', target: '.signingOut' },
        'upgrade.pushed': { actions: 'upgraded' },
        'player.returned': { guard: 'isDue', target: '.settling' },
      },
      states: {
        resting: {},
        /** The cloud cannot be reached, of which screens of the account tell: it is tried again. */
        cloudAway: { after: { recovery: { target: 'settling' } } },
        settling,
        asking,
        sendingToken,
        askingToken,
        /** The player is another's [D4-44]: this interface signs out, and asks for the token of that one. */
        makingRoom: {
          invoke: {
            src: 'signOut',
            onDone: { target: 'askingToken' },
            onError: {
              target: 'resting',
              actions: ['conclude', { type: 'failed', params: ({ event }) => ({ error: event.error }) }],
            },
          },
          after: { timeout: { target: 'resting', actions: 'conclude' } },
          on: {
            'user.changed': {
              actions: {
                type: 'noteUser',
                params: ({ event: { user, isFresh } }) => ({ user, isFresh }),
              },
            },
          },
        },
        signingIn: {
          ...givesUp,
          invoke: {
            src: 'signIn',
            input: ({ event }) => ({ token: event.type === 'token.pushed' ? event.token : '' }),
            onDone: { target: 'resting', actions: 'conclude' },
            onError: [
              {
                guard: { type: 'isAway', params: ({ event }) => ({ error: event.error }) },
                target: 'cloudAway',
              },
              {
                target: 'resting',
                actions: ['conclude', { type: 'failed', params: ({ event }) => ({ error: event.error }) }],
              },
            ],
          },
        },
        signingOut: {
          ...givesUp,
          invoke: {
            src: 'signOut',
            onDone: { target: 'resting', actions: 'conclude' },
            onError: {
              target: 'resting',
              actions: ['conclude', { type: 'failed', params: ({ event }) => ({ error: event.error }) }],
            },
          },
        },
      },
    },
  },
})
