import { assign, fromPromise, setup } from 'xstate'

/** What came of a request: `silent`, the player has not said. */
export type RestoreResult = 'done' | 'failed' | 'silent'

/** What is to be put back, entries. */
interface RestoreInput {
  /** All that the playlist held. */
  count: number
  /** Those of them that have an address, without which nothing can be put anywhere. */
  addressed: number
}

interface RestoreContext extends RestoreInput {
  /** So many with an address were tried. */
  tried: number
  /** So many of all are not back. */
  missing: number
}

/** `busy`: entries are on their way. */
export type RestoreTag = 'busy'

const types: {
  context?: RestoreContext
  input?: RestoreInput
  output?: { missing: number }
  tags?: RestoreTag
} = {}

const { createMachine } = setup({
  types,
  actors: {
    /** Has the player make the playlist, empty. Never rejects. */
    create: fromPromise<RestoreResult>(() => Promise.reject(new Error('no create actor was provided'))),
    /** Has it put the entry at `place` of those with an address at the end. Never rejects. */
    add: fromPromise<RestoreResult, { place: number }>(() =>
      Promise.reject(new Error('no add actor was provided')),
    ),
  },
  actions: {
    count: assign(({ context }, { result }: { result: RestoreResult }) => ({
      tried: context.tried + 1,
      missing: result === 'done' ? context.missing - 1 : context.missing,
    })),
  },
  guards: {
    isDone: (_, { result }: { result: RestoreResult }) => result === 'done',
    isSilent: (_, { result }: { result: RestoreResult }) => result === 'silent',
    hasMore: ({ context }) => context.tried < context.addressed,
  },
})

const resultOf = ({ event }: { event: { output: RestoreResult } }) => ({ result: event.output })

/**
 * A deleted playlist made anew, entry by entry, as players take them. One that says nothing any more does not
 * take the rest either.
 */
export const playlistRestoreMachine = createMachine({
  id: 'playlistRestore',
  context: ({ input }) => ({ ...input, tried: 0, missing: input.count }),
  initial: 'creating',
  output: ({ context }) => ({ missing: context.missing }),
  states: {
    creating: {
      tags: 'busy',
      invoke: {
        src: 'create',
        onDone: [{ guard: { type: 'isDone', params: resultOf }, target: 'deciding' }, { target: 'over' }],
        onError: 'over',
      },
    },
    deciding: { always: [{ guard: 'hasMore', target: 'adding' }, { target: 'over' }] },
    adding: {
      tags: 'busy',
      invoke: {
        src: 'add',
        input: ({ context }) => ({ place: context.tried }),
        onDone: [
          { guard: { type: 'isSilent', params: resultOf }, target: 'over' },
          { target: 'deciding', actions: { type: 'count', params: resultOf } },
        ],
        onError: 'over',
      },
    },
    over: { type: 'final' },
  },
})
