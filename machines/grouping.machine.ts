import { assign, emit, enqueueActions, setup } from 'xstate'

/** Which player plays with which: by the key of each, the key of its leader; '' for one that plays alone. */
export type Membership = Readonly<Record<string, string>>

/** What the machine hears. */
export type GroupingEvent =
  /** The player said who plays with whom. */
  | { type: 'members.pushed'; members: Membership }
  /** The user wants it so; it has been ordered. */
  | { type: 'wishes.made'; wishes: Membership }
  | { type: 'link.lost' }

/**
 * What the machine tells: `ask`, that the player is to say once more how it is; `failed`, whom nothing happened with. `refused`: the
 * player says otherwise; `silent`: it says nothing; `lost`: the connection went first.
 */
export type GroupingNews =
  { type: 'ask' } | { type: 'failed'; keys: readonly string[]; why: 'refused' | 'silent' | 'lost' }

/** `busy`: something is wanted that the player does not say yet. */
export type GroupingTag = 'busy'

interface GroupingContext {
  /** What is wanted and not so yet. */
  wishes: Membership
}

const types: {
  context?: GroupingContext
  events?: GroupingEvent
  emitted?: GroupingNews
  tags?: GroupingTag
} = {}

/** What the player does not say yet. One who is gone altogether plays with nobody. */
const unmet = (wishes: Membership, members: Membership): Membership =>
  Object.fromEntries(Object.entries(wishes).filter(([key, leader]) => (members[key] ?? '') !== leader))

const isEmpty = (wishes: Membership) => Object.keys(wishes).length === 0

const { createMachine } = setup({
  types,
  actions: {
    want: assign(({ context }, { wishes }: { wishes: Membership }) => ({
      wishes: { ...context.wishes, ...wishes },
    })),
    compare: assign(({ context }, { members }: { members: Membership }) => ({
      wishes: unmet(context.wishes, members),
    })),
    giveUp: enqueueActions(
      ({ context, enqueue }, { why }: { why: Extract<GroupingNews, { type: 'failed' }>['why'] }) => {
        enqueue.emit({ type: 'failed', keys: Object.keys(context.wishes), why })
        enqueue.assign({ wishes: {} })
      },
    ),
    forget: assign({ wishes: {} }),
    ask: emit({ type: 'ask' }),
  },
  guards: {
    isAllSo: ({ context }, { members }: { members: Membership }) => isEmpty(unmet(context.wishes, members)),
  },
  delays: {
    /** Players that have not found together by then are asked. */
    patience: 8000,
    /** One that says nothing even then is not waited for. */
    lastPatience: 4000,
  },
})

const pushed = ({ event }: { event: Extract<GroupingEvent, { type: 'members.pushed' }> }) => event
const met = { guard: { type: 'isAllSo', params: pushed }, target: '#settled', actions: 'forget' } as const
const want = {
  target: '#waiting',
  reenter: true,
  actions: {
    type: 'want',
    params: ({ event }: { event: Extract<GroupingEvent, { type: 'wishes.made' }> }) => event,
  },
} as const
const lost = { target: '#settled', actions: { type: 'giveUp', params: { why: 'lost' } } } as const

/** Players that are to play together, or apart: wanted, awaited, so, or said not to have happened. */
export const groupingMachine = createMachine({
  id: 'grouping',
  context: { wishes: {} },
  initial: 'settled',
  on: { 'wishes.made': want },
  states: {
    settled: { id: 'settled' },
    waiting: {
      id: 'waiting',
      tags: ['busy'],
      on: {
        'members.pushed': [met, { actions: { type: 'compare', params: pushed } }],
        'link.lost': lost,
      },
      after: { patience: { target: 'asked', actions: 'ask' } },
    },
    asked: {
      tags: ['busy'],
      on: {
        'members.pushed': [
          met,
          {
            target: 'settled',
            actions: [
              { type: 'compare', params: pushed },
              { type: 'giveUp', params: { why: 'refused' } },
            ],
          },
        ],
        'link.lost': lost,
      },
      after: { lastPatience: { target: 'settled', actions: { type: 'giveUp', params: { why: 'silent' } } } },
    },
  },
})
