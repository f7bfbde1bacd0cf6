import { assign, emit, enqueueActions, setup } from 'xstate'

/** How things are, or are wanted to be, by key. '' is as good as a key that is missing: off, alone, gone. */
export type Wishes = Readonly<Record<string, string>>

/** What the machine hears. */
export type OptimisticEvent =
  /** The player said how things are. */
  | { type: 'state.pushed'; state: Wishes }
  /** The user wants it so; it has been sent. */
  | { type: 'wishes.made'; wishes: Wishes }
  | { type: 'link.lost' }

/**
 * What the machine tells: `ask`, that the player is to say once more how things are; `failed`, what stays as
 * it was. `refused`: the player says otherwise; `silent`: it says nothing; `lost`: the connection went first.
 */
export type OptimisticNews =
  | { type: 'ask' }
  | { type: 'failed'; keys: readonly string[]; why: 'refused' | 'silent' | 'lost' }

/** `busy`: something is wanted that the player does not say yet. */
export type OptimisticTag = 'busy'

/** How much is to be believed of a player. */
export interface OptimisticTimeouts {
  /** How long it may say nothing before it is asked, or before it counts as silent where it is not, ms. */
  first: number
  /** How long it may say nothing once it was asked, ms; without it, it is not asked. */
  afterAsking?: number
  /**
   * How long a wish stands though the player says otherwise, ms: that may be the answer to what was wanted
   * before. 0 is for players that do one thing after the other and tell after each: what they say is the
   * answer to the oldest wish, and to no other. Without it, what they say counts once they were asked.
   */
  doubt?: number
}

interface OptimisticContext {
  /** What is wanted and not so yet; the oldest first. */
  wishes: Wishes
  timeouts: OptimisticTimeouts
}

const types: {
  context?: OptimisticContext
  input?: OptimisticTimeouts
  events?: OptimisticEvent
  emitted?: OptimisticNews
  tags?: OptimisticTag
} = {}

/** What the player does not say yet. */
const unmet = (wishes: Wishes, state: Wishes): Wishes =>
  Object.fromEntries(Object.entries(wishes).filter(([key, value]) => (state[key] ?? '') !== value))

const without = (wishes: Wishes, keys: readonly string[]): Wishes =>
  Object.fromEntries(Object.entries(wishes).filter(([key]) => !keys.includes(key)))

type Why = Extract<OptimisticNews, { type: 'failed' }>['why']

const { createMachine } = setup({
  types,
  actions: {
    want: assign(({ context }, { wishes }: { wishes: Wishes }) => ({
      wishes: { ...without(context.wishes, Object.keys(wishes)), ...wishes },
    })),
    compare: assign(({ context }, { state }: { state: Wishes }) => ({
      wishes: unmet(context.wishes, state),
    })),
    /** Where players do one thing after the other, what they have not done of two is the first. */
    giveUpOldest: enqueueActions(({ context, enqueue }, { state }: { state: Wishes }) => {
      const [oldest] = Object.keys(context.wishes)
      if (oldest === undefined || (state[oldest] ?? '') === context.wishes[oldest]) return
      enqueue.emit({ type: 'failed', keys: [oldest], why: 'refused' })
      enqueue.assign({ wishes: without(context.wishes, [oldest]) })
    }),
    giveUp: enqueueActions(({ context, enqueue }, { why }: { why: Why }) => {
      enqueue.emit({ type: 'failed', keys: Object.keys(context.wishes), why })
      enqueue.assign({ wishes: {} })
    }),
    ask: emit({ type: 'ask' }),
  },
  guards: {
    isAllSo: ({ context }, { state }: { state: Wishes }) =>
      Object.keys(unmet(context.wishes, state)).length === 0,
    hasNone: ({ context }) => Object.keys(context.wishes).length === 0,
    asks: ({ context }) => context.timeouts.afterAsking !== undefined,
    isOneByOne: ({ context }) => context.timeouts.doubt === 0,
    doubts: ({ context }) => context.timeouts.doubt !== undefined,
  },
  delays: {
    first: ({ context }) => context.timeouts.first,
    afterAsking: ({ context }) => context.timeouts.afterAsking ?? 0,
    doubt: ({ context }) => context.timeouts.doubt ?? 0,
  },
})

const pushed = ({ event }: { event: Extract<OptimisticEvent, { type: 'state.pushed' }> }) => event
const compare = { type: 'compare', params: pushed } as const
const giveUp = (why: Why) => ({ type: 'giveUp', params: { why } }) as const
const met = { guard: { type: 'isAllSo', params: pushed }, target: '#settled', actions: compare } as const
const want = {
  target: '#waiting',
  reenter: true,
  actions: {
    type: 'want',
    params: ({ event }: { event: Extract<OptimisticEvent, { type: 'wishes.made' }> }) => event,
  },
} as const

/** What is shown as if it were so: wanted, awaited, so, or put back and said not to have happened. */
export const optimisticMachine = createMachine({
  id: 'optimistic',
  context: ({ input }) => ({ wishes: {}, timeouts: input }),
  initial: 'settled',
  on: { 'wishes.made': want },
  states: {
    settled: { id: 'settled' },
    waiting: {
      id: 'waiting',
      tags: ['busy'],
      always: { guard: 'hasNone', target: 'settled' },
      on: {
        'state.pushed': [
          met,
          {
            guard: 'isOneByOne',
            target: 'waiting',
            reenter: true,
            actions: [{ type: 'giveUpOldest', params: pushed }, compare],
          },
          { guard: 'doubts', target: 'doubted', actions: compare },
          { actions: compare },
        ],
        'link.lost': { target: 'settled', actions: giveUp('lost') },
      },
      after: {
        first: [
          { guard: 'asks', target: 'asked', actions: 'ask' },
          { target: 'settled', actions: giveUp('silent') },
        ],
      },
    },
    doubted: {
      tags: ['busy'],
      on: {
        'state.pushed': [met, { actions: compare }],
        'link.lost': { target: 'settled', actions: giveUp('lost') },
      },
      after: { doubt: { target: 'settled', actions: giveUp('refused') } },
    },
    asked: {
      tags: ['busy'],
      on: {
        'state.pushed': [met, { target: 'settled', actions: [compare, giveUp('refused')] }],
        'link.lost': { target: 'settled', actions: giveUp('lost') },
      },
      after: { afterAsking: { target: 'settled', actions: giveUp('silent') } },
    },
  },
})
