import { assign, fromCallback, setup } from 'xstate'

/**
 * `code.submitted` comes from the user, the others from the `judge` actor. `unsent`: refused before it left.
 */
export type ActivationEvent =
  | { type: 'code.submitted'; code: string }
  | { type: 'code.accepted' }
  | { type: 'code.refused'; error: string }
  | { type: 'code.unsent' }
  | { type: 'link.lost' }

/**
 * `busy`: the player judges the code; `silent`: for 8 s it has not, or it went; `refused`: it said no;
 * `activated`: it said yes.
 */
export type ActivationTag = 'busy' | 'silent' | 'refused' | 'unsent' | 'activated'

const types: {
  context?: { code: string; error: string }
  events?: ActivationEvent
  tags?: ActivationTag
} = {}

const { createMachine } = setup({
  types,
  actors: {
    /** Sends the code and listens for what the player says of it, until it is stopped. */
    judge: fromCallback<ActivationEvent, { code: string }>(() => {
      throw new Error('no judge actor was provided')
    }),
  },
  actions: {
    takeCode: assign((_, { code }: { code: string }) => ({ code, error: '' })),
    takeError: assign((_, { error }: { error: string }) => ({ error })),
  },
  delays: {
    /** Many requests are never answered [wire]. */
    timeout: 8000,
  },
})

/**
 * Activating a player by a code [D7-67 D4-30]: sent, judged, or not answered; each can be tried again until
 * one is right.
 */
export const activationMachine = createMachine({
  id: 'activation',
  context: { code: '', error: '' },
  initial: 'idle',
  on: {
    'code.submitted': {
      target: '.judged',
      reenter: true,
      actions: { type: 'takeCode', params: ({ event }) => event },
    },
  },
  states: {
    idle: {},
    judged: {
      invoke: { src: 'judge', input: ({ context: { code } }) => ({ code }) },
      initial: 'waiting',
      on: {
        'code.accepted': 'activated',
        'code.refused': { target: 'refused', actions: { type: 'takeError', params: ({ event }) => event } },
        'code.unsent': 'unsent',
      },
      states: {
        waiting: { tags: ['busy'], on: { 'link.lost': 'silent' }, after: { timeout: 'silent' } },
        /** An answer that comes later is still taken. */
        silent: { tags: ['silent'] },
      },
    },
    refused: { tags: ['refused'] },
    unsent: { tags: ['unsent'] },
    activated: { tags: ['activated'], on: { 'code.submitted': {} } },
  },
})
