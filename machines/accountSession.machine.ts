import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import type { UserRecord } from '../schemas/generated/types'
import type {
  AccountSessionContext,
  AccountSessionEmitted,
  AccountSessionEvent,
  SessionUser,
  SignInState,
} from './accountSession.vocabulary'

export type { AccountSessionEvent, SessionUser, SignInState } from './accountSession.vocabulary'

const types: {
  context?: AccountSessionContext
  events?: AccountSessionEvent
  emitted?: AccountSessionEmitted
} = {}

const missing = (name: string) => new Error(`no ${name} actor was provided`)

const nobody: AccountSessionContext = {
  user: undefined,
  record: undefined,
  problem: undefined,
  hasFailedOnce: false,
}

const userOf = ({ user }: AccountSessionContext): SessionUser => {
  if (!user) throw new Error('nobody is signed in')
  return user
}

const { createMachine, createStateConfig } = setup({
  types,
  actors: {
    /** Tells who is signed in, as soon as that is known, and at each change, in other tabs, too. */
    watchUser: fromCallback<AccountSessionEvent>(() => {
      throw missing('watchUser')
    }),
    /** Tells the record of a user, and its changes; a failure is its last word. */
    watchRecord: fromCallback<AccountSessionEvent, { uid: string }>(() => {
      throw missing('watchRecord')
    }),
    /** Writes the record of who came by a social provider for the first time [A4.2-2]. */
    createRecord: fromPromise<void, { user: SessionUser }>(() => Promise.reject(missing('createRecord'))),
    /** Asks the service whether it still takes the sign-in for good; renews the token. */
    check: fromPromise<SignInState>(() => Promise.reject(missing('check'))),
    signOut: fromPromise<void>(() => Promise.reject(missing('signOut'))),
  },
  actions: {
    forget: assign(nobody),
    noteUser: assign((_, { user }: { user: SessionUser | undefined }) => ({ user })),
    begin: assign((_, { user }: { user: SessionUser | undefined }) => ({ ...nobody, user })),
    noteRecord: assign((_, { record }: { record: UserRecord | undefined }) => ({
      record,
      problem: undefined,
      hasFailedOnce: false,
    })),
    noteProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
    noteFailure: assign({ hasFailedOnce: true }),
    /** Told that the sign-in is over without anybody here having ended it. */
    ended: emit({ type: 'ended' }),
  },
  guards: {
    isNobody: (_, { user }: { user: SessionUser | undefined }) => user === undefined,
    isSame: ({ context }, { user }: { user: SessionUser | undefined }) => user?.uid === context.user?.uid,
    /**
     * Nobody has written a record of them yet, and nobody else will: whoever signs up by password does that
     * there.
     */
    isNewUser: ({ context }, { record }: { record: UserRecord | undefined }) =>
      record === undefined && (context.user?.providers ?? []).some((one) => one !== 'password'),
    isThere: (_, { record }: { record: UserRecord | undefined }) => record !== undefined,
    isOver: (_, { state }: { state: SignInState }) => state === 'ended',
    hasFailedOnce: ({ context }) => context.hasFailedOnce,
  },
  delays: {
    /** For a record that does not come, ms: a cloud out of reach says nothing at all. */
    timeout: 10_000,
  },
})

const takesRecord = createStateConfig({
  on: {
    'record.told': { target: 'ready', actions: { type: 'noteRecord', params: ({ event }) => event } },
  },
})

/** The record is watched. A watch that breaks off leaves it. */
const watching = createStateConfig({
  invoke: { src: 'watchRecord', input: ({ context }) => ({ uid: userOf(context).uid }) },
  on: {
    'record.failed': {
      target: 'checking',
      actions: { type: 'noteProblem', params: ({ event }) => event },
    },
    'retry.pressed': { target: 'watching', reenter: true },
  },
  initial: 'loading',
  states: {
    loading: {
      on: {
        'record.told': [
          { guard: { type: 'isNewUser', params: ({ event }) => event }, target: 'creating' },
          { target: 'ready', actions: { type: 'noteRecord', params: ({ event }) => event } },
        ],
      },
      after: { timeout: 'late' },
    },
    /** The cloud does not answer; when it does after all it is heard. */
    late: takesRecord,
    creating: {
      invoke: {
        src: 'createRecord',
        input: ({ context }) => ({ user: userOf(context) }),
        onDone: 'ready',
        onError: {
          target: '#failed',
          actions: { type: 'noteProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
      on: {
        'record.told': {
          guard: { type: 'isThere', params: ({ event }) => event },
          target: 'ready',
          actions: { type: 'noteRecord', params: ({ event }) => event },
        },
      },
    },
    ready: takesRecord,
  },
})

/**
 * Who is signed in to the cloud, and what it keeps of them. A sign-in survives a reload and is the same in
 * all tabs, because the service says so; a first social log-in gets its record here [A4.2-2]; when the cloud
 * is out of reach that is said, and when the service takes the sign-in back it ends.
 */
export const accountSessionMachine = createMachine({
  id: 'accountSession',
  context: nobody,
  invoke: { src: 'watchUser' },
  on: {
    'user.told': [
      {
        guard: { type: 'isNobody', params: ({ event }) => event },
        target: '.signedOut',
        actions: 'forget',
      },
      {
        guard: { type: 'isSame', params: ({ event }) => event },
        actions: { type: 'noteUser', params: ({ event }) => event },
      },
      { target: '.signedIn', reenter: true, actions: { type: 'begin', params: ({ event }) => event } },
    ],
  },
  initial: 'unknown',
  states: {
    unknown: {},
    signedOut: { id: 'signedOut' },
    signedIn: {
      initial: 'watching',
      states: {
        watching,
        checking: {
          invoke: {
            src: 'check',
            onDone: [
              {
                guard: { type: 'isOver', params: ({ event }) => ({ state: event.output }) },
                target: 'ending',
                actions: 'ended',
              },
              { guard: 'hasFailedOnce', target: 'failed' },
              // The token may have been too old, and is renewed now.
              { target: 'watching', actions: 'noteFailure' },
            ],
            onError: { target: 'failed' },
          },
          after: { timeout: 'failed' },
          on: {
            // The service's own client has signed out, because the sign-in no longer holds.
            'user.told': {
              guard: { type: 'isNobody', params: ({ event }) => event },
              target: '#signedOut',
              actions: ['forget', 'ended'],
            },
          },
        },
        ending: {
          invoke: {
            src: 'signOut',
            onDone: { target: '#signedOut', actions: 'forget' },
            onError: {
              target: 'failed',
              actions: { type: 'noteProblem', params: ({ event }) => ({ problem: event.error }) },
            },
          },
        },
        failed: { id: 'failed', on: { 'retry.pressed': 'watching' } },
      },
    },
  },
})
