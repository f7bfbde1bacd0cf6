import { assign, emit, setup } from 'xstate'

/** What the machine hears; volumes are 0-100. */
export type LevelEvent =
  /** The player said how loud it is. */
  | { type: 'level.pushed'; volume: number }
  /** A finger is on the control, and leaves it. */
  | { type: 'level.held' }
  | { type: 'level.released' }
  | { type: 'level.changed'; volume: number }
  | { type: 'level.stepped'; by: number }
  | { type: 'link.lost' }

/** What is to be sent. */
export interface LevelWish {
  type: 'wanted'
  volume: number
}

/** `own`: what is shown is what the user chose, not yet what the player says. */
export type LevelTag = 'own'

interface LevelContext {
  /** As shown. */
  volume: number
  /** As the player last said. */
  pushed: number
}

const types: {
  context?: LevelContext
  input?: { volume: number }
  events?: LevelEvent
  emitted?: LevelWish
  tags?: LevelTag
} = {}

const toVolume = (volume: number): number => Math.round(Math.min(100, Math.max(0, volume)))

const { createMachine } = setup({
  types,
  actions: {
    take: assign((_, { volume }: { volume: number }) => ({ volume, pushed: volume })),
    note: assign((_, { volume }: { volume: number }) => ({ pushed: volume })),
    choose: assign((_, { volume }: { volume: number }) => ({ volume: toVolume(volume) })),
    step: assign(({ context }, { by }: { by: number }) => ({ volume: toVolume(context.volume + by) })),
    show: assign(({ context }) => ({ volume: context.pushed })),
    send: emit(({ context: { volume } }): LevelWish => ({ type: 'wanted', volume })),
  },
  guards: {
    leadsElsewhere: ({ context }, { volume }: { volume: number }) => toVolume(volume) !== context.volume,
    /** A group's volume is a mean, which rounding moves by one. */
    isAnswer: ({ context }, { volume }: { volume: number }) => Math.abs(context.volume - volume) <= 1,
    isSaid: ({ context }) => context.volume === context.pushed,
  },
  delays: {
    /** D9-7 */
    pause: 300,
    /** A player that has not become so loud by then is as loud as it says. */
    timeout: 2000,
  },
})

const take = {
  type: 'take',
  params: ({ event }: { event: Extract<LevelEvent, { type: 'level.pushed' }> }) => event,
} as const
const note = { ...take, type: 'note' } as const
const choose = {
  type: 'choose',
  params: ({ event }: { event: Extract<LevelEvent, { type: 'level.changed' }> }) => event,
} as const
const leadsElsewhere = { type: 'leadsElsewhere', params: choose.params } as const
const step = {
  type: 'step',
  params: ({ event }: { event: Extract<LevelEvent, { type: 'level.stepped' }> }) => event,
} as const
const turns = {
  'level.changed': { guard: leadsElsewhere, target: '#pausing', reenter: true, actions: choose },
  'level.stepped': { target: '#pausing', reenter: true, actions: step },
} as const

/**
 * The volume of one of several players, or of a group of them: what the user chooses shows at once and is
 * sent when the hand has rested for 300 ms [D9-7]; the player's word counts again when it is the answer, or
 * when none comes. So nothing bounces under a finger.
 */
export const levelMachine = createMachine({
  id: 'level',
  context: ({ input: { volume } }) => ({ volume, pushed: volume }),
  initial: 'following',
  on: { 'link.lost': { target: '.following', actions: 'show' } },
  states: {
    following: {
      on: { ...turns, 'level.pushed': { actions: take }, 'level.held': 'held' },
    },
    held: {
      tags: ['own'],
      initial: 'still',
      on: {
        'level.pushed': { actions: note },
        'level.changed': { guard: leadsElsewhere, target: '.moving', reenter: true, actions: choose },
      },
      states: {
        still: {
          on: {
            'level.released': [{ guard: 'isSaid', target: '#level.following' }, { target: '#answering' }],
          },
        },
        moving: {
          on: { 'level.released': '#pausing' },
          after: { pause: { target: 'still', actions: 'send' } },
        },
      },
    },
    pausing: {
      id: 'pausing',
      tags: ['own'],
      on: { ...turns, 'level.pushed': { actions: note }, 'level.held': 'held.moving' },
      after: { pause: { target: 'answering', actions: 'send' } },
    },
    answering: {
      id: 'answering',
      tags: ['own'],
      on: {
        ...turns,
        'level.pushed': [
          { guard: { type: 'isAnswer', params: take.params }, target: 'following', actions: take },
          { actions: note },
        ],
        'level.held': 'held',
      },
      after: { timeout: { target: 'following', actions: 'show' } },
    },
  },
})
