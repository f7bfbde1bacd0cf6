import { assign, emit, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate'
import type {
  AskOrder,
  Destination,
  Ending,
  Outcome,
  Step,
  Terms,
  WizardButtons,
  WizardContext,
  WizardEmitted,
  WizardEvent,
  WizardTag,
} from './wizard.vocabulary'

export type {
  AskOrder,
  Destination,
  Ending,
  Outcome,
  Step,
  Terms,
  WizardButtons,
  WizardEmitted,
  WizardEvent,
} from './wizard.vocabulary'

/** The step on screen; undefined while there are none. */
export const currentStep = ({ steps, index }: Pick<WizardContext, 'steps' | 'index'>): Step | undefined =>
  steps[index]

/** Whether the way out leads over signing up [D4-29]. */
const isAccountNeeded = ({ isAuthEnabled, hasUser, steps }: WizardContext): boolean =>
  isAuthEnabled && !hasUser && !steps.some(({ name }) => name === 'devicecode')

/** Which buttons the bar shows [D2.13-2]. */
export const wizardButtons = (context: WizardContext): WizardButtons => {
  const { steps, index, isPersistent } = context
  const isLast = steps.length > 0 && index === steps.length - 1
  const needsAccount = isAccountNeeded(context)
  return {
    close: !isLast && !isPersistent,
    previous: index > 0,
    next: !isLast && steps.length > 0,
    done: isLast && !needsAccount && !isPersistent,
    account: isLast && needsAccount,
  }
}

/** Where the step on screen is among the steps that were pushed now; the nearest place when it is gone. */
const placeAmong = (steps: readonly Step[], { index, startAt, ...context }: WizardContext): number => {
  const name = context.steps[index]?.name ?? startAt
  const found = steps.findIndex((step) => step.name === name)
  return found >= 0 ? found : Math.max(0, Math.min(index, steps.length - 1))
}

const types: {
  context?: WizardContext
  events?: WizardEvent
  emitted?: WizardEmitted
  tags?: WizardTag
  input?: { startAt?: string | undefined; terms: Terms }
  children?: { follow: 'follow'; enter: 'enter' }
} = {}

const missing = (name: string) => new Error(`no ${name} actor was provided`)

const { createMachine, createStateConfig } = setup({
  types,
  actors: {
    /**
     * Asks for the steps while the wizard is open, anew after each reconnect; sends `steps.pushed` and
     * `wizard.closed`.
     */
    follow: fromCallback<AskOrder>(() => {
      throw missing('follow')
    }),
    /** Asks for what a step needs while it is on screen [D4-27]; sends `step.answered` once it is there. */
    enter: fromCallback<AskOrder, { step: Step | undefined }>(() => {
      throw missing('enter')
    }),
    /** Saves what the fields of a step hold [D4-26]. */
    save: fromPromise<Outcome, { step: Step | undefined; values: unknown }>(() =>
      Promise.reject(missing('save')),
    ),
    /** Tells the device how the wizard ends [D7-67]. */
    end: fromPromise<Outcome, { action: Ending }>(() => Promise.reject(missing('end'))),
  },
  actions: {
    takeSteps: assign(({ context }, { steps }: { steps: readonly Step[] }) => ({
      steps,
      index: placeAmong(steps, context),
      startAt: undefined,
      problem: undefined,
    })),
    takeTerms: assign((_, { terms }: { terms: Terms }) => terms),
    startOver: assign({ steps: [], index: 0, leaving: undefined, problem: undefined }),
    askForSteps: sendTo('follow', { type: 'ask.again' }),
    askForData: sendTo('enter', { type: 'ask.again' }),
    noteLeaving: assign((_, leaving: NonNullable<WizardContext['leaving']>) => ({
      leaving,
      problem: undefined,
    })),
    noteEnding: assign((_, { ending }: { ending: Ending }) => ({ ending, problem: undefined })),
    noteProblem: assign((_, { problem }: { problem: WizardContext['problem'] }) => ({ problem })),
    move: assign({
      index: ({ context: { steps, index, leaving } }) =>
        Math.max(0, Math.min(index + (leaving?.by ?? 0), steps.length - 1)),
      leaving: undefined,
    }),
    saySaved: emit(({ context }) => ({
      type: 'step.saved' as const,
      step: currentStep(context) ?? { name: '', type: '' },
    })),
    sayChanged: raise({ type: 'step.changed' }),
    headFor: assign((_, { destination }: { destination: Destination }) => ({ destination })),
    leave: emit(({ context: { destination } }) => ({ type: 'wizard.left' as const, destination })),
  },
  guards: {
    areNone: (_, { steps }: { steps: readonly Step[] }) => steps.length === 0,
    keepStep: ({ context }, { steps }: { steps: readonly Step[] }) =>
      steps.some(({ name }) => name === currentStep(context)?.name),
    hasNext: ({ context }) => wizardButtons(context).next,
    hasPrevious: ({ context }) => wizardButtons(context).previous,
    mayClose: ({ context }) => wizardButtons(context).close,
    mayFinish: ({ context }) => wizardButtons(context).done,
    mayEnrol: ({ context }) => wizardButtons(context).account,
    isOffline: (_, { outcome }: { outcome: Outcome }) => outcome === 'offline',
  },
  delays: {
    /** Many requests are never answered [wire]. */
    timeout: 8000,
    /** [D9-26] */
    beforeAccount: 1500,
  },
})

const offline = { type: 'noteProblem', params: { problem: 'offline' } } as const
const invalid = { type: 'noteProblem', params: { problem: 'invalid' } } as const

/** The steps, and the data of the one on screen. */
const view = createStateConfig({
  initial: 'asking',
  on: {
    'steps.pushed': [
      {
        guard: { type: 'areNone', params: ({ event }) => event },
        target: '.empty',
        actions: { type: 'takeSteps', params: ({ event }) => event },
      },
      {
        guard: { type: 'keepStep', params: ({ event }) => event },
        actions: { type: 'takeSteps', params: ({ event }) => event },
      },
      { target: '.step', reenter: true, actions: { type: 'takeSteps', params: ({ event }) => event } },
    ],
  },
  states: {
    asking: { tags: ['waiting'], after: { timeout: 'silent' } },
    silent: {
      tags: ['silent'],
      on: { 'retry.requested': { target: 'asking', actions: 'askForSteps' } },
    },
    empty: { tags: ['empty'] },
    step: {
      tags: ['steps'],
      initial: 'asking',
      invoke: { src: 'enter', id: 'enter', input: ({ context }) => ({ step: currentStep(context) }) },
      on: { 'step.changed': { target: 'step', reenter: true } },
      states: {
        asking: { tags: ['waiting'], after: { timeout: 'silent' }, on: { 'step.answered': 'ready' } },
        silent: {
          tags: ['silent'],
          on: {
            'step.answered': 'ready',
            'retry.requested': { target: 'asking', actions: 'askForData' },
          },
        },
        ready: { tags: ['ready'] },
      },
    },
  },
})

/** What the user wants done, one thing at a time. */
const wish = createStateConfig({
  initial: 'none',
  on: {
    'wizard.closed': {
      target: '#closed',
      actions: { type: 'headFor', params: { destination: 'playback' } },
    },
  },
  states: {
    none: {
      on: {
        'next.requested': [
          {
            guard: ({ context, event }) => wizardButtons(context).next && event.values !== undefined,
            target: 'saving',
            actions: { type: 'noteLeaving', params: ({ event }) => ({ values: event.values, by: 1 }) },
          },
          {
            guard: 'hasNext',
            actions: [{ type: 'noteLeaving', params: { values: undefined, by: 1 } }, 'move', 'sayChanged'],
          },
        ],
        'previous.requested': [
          {
            guard: ({ context, event }) => wizardButtons(context).previous && event.values !== undefined,
            target: 'saving',
            actions: { type: 'noteLeaving', params: ({ event }) => ({ values: event.values, by: -1 }) },
          },
          {
            guard: 'hasPrevious',
            actions: [{ type: 'noteLeaving', params: { values: undefined, by: -1 } }, 'move', 'sayChanged'],
          },
        ],
        'skip.requested': {
          guard: 'mayClose',
          target: 'ending',
          actions: { type: 'noteEnding', params: { ending: 'skip' } },
        },
        'done.requested': {
          guard: 'mayFinish',
          target: 'ending',
          actions: { type: 'noteEnding', params: { ending: 'close' } },
        },
        'account.requested': {
          guard: 'mayEnrol',
          target: 'enrolling',
          actions: { type: 'noteEnding', params: { ending: 'close' } },
        },
      },
    },
    saving: {
      tags: ['busy'],
      invoke: {
        src: 'save',
        input: ({ context }) => ({ step: currentStep(context), values: context.leaving?.values }),
        onDone: [
          {
            guard: { type: 'isOffline', params: ({ event }) => ({ outcome: event.output }) },
            target: 'none',
            actions: offline,
          },
          {
            guard: ({ event }) => event.output === 'invalid',
            target: 'none',
            actions: [invalid, 'move', 'sayChanged'],
          },
          { target: 'none', actions: ['saySaved', 'move', 'sayChanged'] },
        ],
        // Not to be sent at all: staying would lock the user in.
        onError: { target: 'none', actions: [invalid, 'move', 'sayChanged'] },
      },
    },
    ending: {
      tags: ['busy'],
      invoke: {
        src: 'end',
        input: ({ context }) => ({ action: context.ending }),
        onDone: [
          {
            guard: { type: 'isOffline', params: ({ event }) => ({ outcome: event.output }) },
            target: 'none',
            actions: offline,
          },
          { target: '#closed', actions: { type: 'headFor', params: { destination: 'playback' } } },
        ],
        onError: { target: 'none', actions: invalid },
      },
    },
    enrolling: {
      tags: ['busy'],
      initial: 'closing',
      // The device says so because we did; the way leads to the account all the same.
      on: { 'wizard.closed': {} },
      states: {
        closing: {
          invoke: {
            src: 'end',
            input: ({ context }) => ({ action: context.ending }),
            onDone: [
              {
                guard: { type: 'isOffline', params: ({ event }) => ({ outcome: event.output }) },
                target: '#wish.none',
                actions: offline,
              },
              { target: 'pausing' },
            ],
            onError: { target: '#wish.none', actions: invalid },
          },
        },
        pausing: {
          tags: ['leaving'],
          after: {
            beforeAccount: {
              target: '#closed',
              actions: { type: 'headFor', params: { destination: 'account' } },
            },
          },
        },
      },
    },
  },
})

/**
 * The first-run wizard [D2.13-1]: the steps that the device pushes, one of them on screen. Entering a step
 * asks for its data, leaving it saves what its fields hold; a save that could not be sent keeps the step.
 * Pushes of the steps, as after a reconnect, keep the step on screen. It ends by its buttons or when the
 * device closes it, and can be opened again.
 */
export const wizardMachine = createMachine({
  id: 'wizard',
  context: ({ input: { startAt, terms } }) => ({
    steps: [],
    index: 0,
    startAt,
    leaving: undefined,
    ending: 'close',
    problem: undefined,
    destination: 'playback',
    ...terms,
  }),
  initial: 'open',
  on: { 'terms.changed': { actions: { type: 'takeTerms', params: ({ event }) => event } } },
  states: {
    open: {
      type: 'parallel',
      invoke: { src: 'follow', id: 'follow' },
      states: { view, wish: { id: 'wish', ...wish } },
    },
    closed: {
      id: 'closed',
      tags: ['closed'],
      entry: 'leave',
      on: { 'wizard.opened': { target: 'open', actions: 'startOver' } },
    },
  },
})
