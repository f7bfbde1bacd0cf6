import { assign, enqueueActions, fromPromise, setup } from 'xstate'

/**
 * What the cloud has against a step, by its code; the message is for people only where the code is
 * `cloud/refused`.
 */
export interface EditFault {
  code: string
  message: string
}

/**
 * One thing to save. `address` writes a changed e-mail into the record; `email` changes the one that one
 * signs in with.
 */
export type EditStep =
  | { kind: 'names'; firstName: string; lastName: string }
  | { kind: 'email'; email: string }
  | { kind: 'address'; email: string }
  | { kind: 'password'; password: string }

/** What became of a step; `mailed`: the new address counts once the link in a mail to it was opened. */
export type EditOutcome = 'done' | 'mailed' | EditFault

/** What the machine hears. */
export type ProfileEditEvent =
  /** `canProve`: the user has a password to prove with who they are. */
  | { type: 'save.requested'; steps: readonly EditStep[]; canProve: boolean }
  | { type: 'password.given'; password: string }
  | { type: 'proof.declined' }
  | { type: 'edit.resumed' }

/** What the machine tells: each step that was saved, at once. */
export interface ProfileEditNews {
  type: 'saved'
  step: EditStep
  isMailed: boolean
}

/**
 * `busy`: something is under way; `asking`: the password is wanted, `proving`: it is judged; `failed`:
 * `fault` says why and `steps` what is left; `saved`: all is.
 */
export type ProfileEditTag = 'busy' | 'asking' | 'proving' | 'failed' | 'saved'

interface ProfileEditContext {
  /** What is left to save. */
  steps: readonly EditStep[]
  /** What has been saved of this attempt. */
  done: readonly EditStep['kind'][]
  /** Where a mail has gone whose link changes the e-mail. */
  mailedTo: string | undefined
  fault: EditFault | undefined
  /** Why the password was not accepted. */
  proofFault: EditFault | undefined
  canProve: boolean
}

const types: {
  context?: ProfileEditContext
  events?: ProfileEditEvent
  emitted?: ProfileEditNews
  tags?: ProfileEditTag
} = {}

const isFault = (outcome: EditOutcome): outcome is EditFault => typeof outcome === 'object'

const { createMachine } = setup({
  types,
  actors: {
    /** Saves one thing; never rejects. */
    perform: fromPromise<EditOutcome, EditStep>(() =>
      Promise.reject(new Error('no perform actor was provided')),
    ),
    /** Proves by the password who one is; resolves with what is against it; never rejects. */
    prove: fromPromise<EditFault | undefined, { password: string }>(() =>
      Promise.reject(new Error('no prove actor was provided')),
    ),
  },
  actions: {
    begin: assign((_, { steps, canProve }: { steps: readonly EditStep[]; canProve: boolean }) => ({
      steps,
      canProve,
      done: [],
      mailedTo: undefined,
      fault: undefined,
      proofFault: undefined,
    })),
    advance: enqueueActions(({ context, enqueue }, { outcome }: { outcome: EditOutcome }) => {
      const [step, ...rest] = context.steps
      if (!step) return
      const isMailed = outcome === 'mailed'
      const follow: EditStep[] =
        step.kind === 'email' && !isMailed ? [{ kind: 'address', email: step.email }] : []
      enqueue.assign({
        steps: [...follow, ...rest],
        done: [...context.done, step.kind],
        ...(isMailed && step.kind === 'email' && { mailedTo: step.email }),
      })
      enqueue.emit({ type: 'saved', step, isMailed })
    }),
    note: assign((_, { outcome }: { outcome: EditOutcome }) => ({
      fault: isFault(outcome) ? outcome : undefined,
    })),
    noteProof: assign((_, { fault }: { fault: EditFault | undefined }) => ({ proofFault: fault })),
    forget: assign({ fault: undefined, proofFault: undefined }),
  },
  guards: {
    wantsProof: ({ context }, { outcome }: { outcome: EditOutcome }) =>
      context.canProve && isFault(outcome) && outcome.code === 'auth/requires-recent-login',
    hasFailed: (_, { outcome }: { outcome: EditOutcome }) => isFault(outcome),
    isAllSaved: ({ context }) => context.steps.length === 0,
    isRefused: (_, { fault }: { fault: EditFault | undefined }) => fault !== undefined,
  },
})

const outcomeOf = ({ event }: { event: { output: EditOutcome } }) => ({ outcome: event.output })

/**
 * Saving a profile [A4.12-1]: names, e-mail and password one after another, each only where it was changed.
 * What is saved is told at once, so that a failure half-way is told truly; where the cloud wants to know anew
 * who one is, the password is asked for and the saving goes on.
 */
export const profileEditMachine = createMachine({
  id: 'profileEdit',
  context: {
    steps: [],
    done: [],
    mailedTo: undefined,
    fault: undefined,
    proofFault: undefined,
    canProve: false,
  },
  initial: 'editing',
  states: {
    editing: {
      initial: 'untried',
      on: {
        'save.requested': { target: 'choosing', actions: { type: 'begin', params: ({ event }) => event } },
        'edit.resumed': { target: '.untried', actions: 'forget' },
      },
      states: {
        untried: {},
        failed: { tags: 'failed' },
        saved: { tags: 'saved' },
      },
    },
    choosing: { always: [{ guard: 'isAllSaved', target: 'editing.saved' }, { target: 'saving' }] },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'perform',
        input: ({ context }) => firstOf(context),
        onDone: [
          {
            guard: { type: 'wantsProof', params: outcomeOf },
            target: 'asking',
          },
          {
            guard: { type: 'hasFailed', params: outcomeOf },
            target: 'editing.failed',
            actions: { type: 'note', params: outcomeOf },
          },
          {
            target: 'choosing',
            actions: { type: 'advance', params: outcomeOf },
          },
        ],
      },
    },
    asking: {
      tags: ['busy', 'asking'],
      on: {
        'password.given': 'proving',
        'proof.declined': {
          target: 'editing.failed',
          actions: {
            type: 'note',
            params: { outcome: { code: 'auth/requires-recent-login', message: '' } },
          },
        },
      },
    },
    proving: {
      tags: ['busy', 'asking', 'proving'],
      invoke: {
        src: 'prove',
        input: ({ event }) => ({ password: event.type === 'password.given' ? event.password : '' }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ fault: event.output }) },
            target: 'asking',
            actions: { type: 'noteProof', params: ({ event }) => ({ fault: event.output }) },
          },
          { target: 'saving', actions: 'forget' },
        ],
      },
    },
  },
})

/** Saving is entered with something left to save only. */
function firstOf({ steps: [first] }: ProfileEditContext): EditStep {
  if (!first) throw new Error('nothing is left to save')
  return first
}
