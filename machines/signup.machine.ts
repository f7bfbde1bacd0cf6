import { assign, emit, fromPromise, setup } from 'xstate'
import type {
  NewUser,
  SignupContext,
  SignupEvent,
  SignupForm,
  SignupNews,
  SignupTag,
} from './signup.vocabulary'

export type { NewUser, SignupForm, SignupNews } from './signup.vocabulary'

const types: {
  context?: SignupContext
  events?: SignupEvent
  tags?: SignupTag
  emitted?: SignupNews
} = {}

const nothing: SignupContext = {
  form: undefined,
  user: undefined,
  login: undefined,
  error: undefined,
  isMailMissing: false,
}

const { createMachine, createStateConfig } = setup({
  types,
  actors: {
    /** Creates the auth user and signs them in. */
    createUser: fromPromise<NewUser, { form: SignupForm }>(() =>
      Promise.reject(new Error('no createUser actor was provided')),
    ),
    writeRecord: fromPromise<void, { user: NewUser; form: SignupForm }>(() =>
      Promise.reject(new Error('no writeRecord actor was provided')),
    ),
    sendMail: fromPromise<void>(() => Promise.reject(new Error('no sendMail actor was provided'))),
    /** Deletes the auth user, and what may have been written of the record. */
    deleteUser: fromPromise<void, { user: NewUser }>(() =>
      Promise.reject(new Error('no deleteUser actor was provided')),
    ),
  },
  actions: {
    takeForm: assign((_, { form }: { form: SignupForm }) => ({ form })),
    takeUser: assign(({ context }, { user }: { user: NewUser }) => ({ user, login: context.form })),
    noteError: assign((_, { error }: { error: unknown }) => ({ error })),
    noteMissingMail: assign({ isMailMissing: true }),
    forgetUser: assign({ user: undefined, login: undefined }),
    forgetForm: assign({ form: undefined, login: undefined, error: undefined }),
    tell: emit((_, news: SignupNews) => news),
    tellOfRecord: emit(({ context }): SignupNews => ({
      type: 'failed',
      stage: 'record',
      error: context.error,
    })),
    tellOfUser: emit(({ context }): SignupNews => ({ type: 'signedUp', user: userOf(context) })),
  },
  guards: {
    /** An earlier try left a user without a record, and the form still asks for this one. */
    isHalfDone: ({ context: { login } }, { form }: { form: SignupForm }) =>
      login?.email === form.email && login.password === form.password,
    isHalfOfAnother: ({ context }) => context.user !== undefined,
  },
})

const submitted = createStateConfig({
  on: {
    'account.submitted': [
      {
        guard: { type: 'isHalfDone', params: ({ event }) => event },
        target: '#writing',
        actions: { type: 'takeForm', params: ({ event }) => event },
      },
      {
        guard: 'isHalfOfAnother',
        target: '#clearing',
        actions: { type: 'takeForm', params: ({ event }) => event },
      },
      { target: '#creating', actions: { type: 'takeForm', params: ({ event }) => event } },
    ],
  },
}).on

/** Step 1: a user, then a record, then the mail. Without its record a user does not stay [A4.2-1]. */
const account = createStateConfig({
  initial: 'filling',
  states: {
    filling: { on: submitted },
    creating: {
      id: 'creating',
      tags: 'creating',
      invoke: {
        src: 'createUser',
        input: ({ context }) => ({ form: formOf(context) }),
        onDone: {
          target: 'writing',
          actions: { type: 'takeUser', params: ({ event }) => ({ user: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: {
            type: 'tell',
            params: ({ event }) => ({ type: 'failed', stage: 'account', error: event.error }),
          },
        },
      },
    },
    writing: {
      id: 'writing',
      tags: 'creating',
      invoke: {
        src: 'writeRecord',
        input: ({ context }) => ({ user: userOf(context), form: formOf(context) }),
        onDone: { target: 'mailing', actions: 'tellOfUser' },
        onError: {
          target: 'undoing',
          actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    undoing: {
      tags: 'creating',
      invoke: {
        src: 'deleteUser',
        input: ({ context }) => ({ user: userOf(context) }),
        onDone: { target: 'failed', actions: ['forgetUser', 'tellOfRecord'] },
        // The user is kept in mind: the next try goes on with them.
        onError: { target: 'failed', actions: 'tellOfRecord' },
      },
    },
    /** Another address or password than the one that is half done: that one goes first. */
    clearing: {
      id: 'clearing',
      tags: 'creating',
      invoke: {
        src: 'deleteUser',
        input: ({ context }) => ({ user: userOf(context) }),
        onDone: { target: 'creating', actions: 'forgetUser' },
        onError: {
          target: 'failed',
          actions: {
            type: 'tell',
            params: ({ event }) => ({ type: 'failed', stage: 'account', error: event.error }),
          },
        },
      },
    },
    /** The account is there whether or not its mail went out; another can be sent from the profile. */
    mailing: {
      tags: 'creating',
      entry: 'forgetForm',
      invoke: {
        src: 'sendMail',
        onDone: '#plan',
        onError: { target: '#plan', actions: 'noteMissingMail' },
      },
    },
    failed: { on: submitted },
  },
})

/**
 * Signing up [A4.2-1]: step 1 makes the account; in step 2 a plan is chosen and paid for, which is the
 * checkout's. Step 2 is reached by an account that has its record only, and there is neither a way back from
 * it nor a step 3 [A2.4-14].
 */
export const signupMachine = createMachine({
  id: 'signup',
  context: nothing,
  initial: 'account',
  states: { account, plan: { id: 'plan', tags: 'plan' } },
})

function formOf({ form }: SignupContext): SignupForm {
  if (!form) throw new Error('nothing was filled in')
  return form
}

function userOf({ user }: SignupContext): NewUser {
  if (!user) throw new Error('there is no user')
  return user
}
