import { and, assign, not, setup } from 'xstate'

/** How long a way back is offered, ms. */
export const undoTime = 15_000

/** What the machine hears; `offer` is what its owner takes something back by. */
export type UndoEvent<O> =
  /** Something was done; what was done before is not taken back any more. */
  | { type: 'undo.offered'; offer: O }
  /** It was taken, put away, or is not true any more. */
  | { type: 'undo.closed' }
  /** A pointer or the focus is on it, and leaves it. */
  | { type: 'hand.came' }
  | { type: 'hand.went' }
  /** What was done is still under way, so that nobody can judge it yet. */
  | { type: 'work.began' }
  | { type: 'work.ended' }

/** `offered`: there is something to be taken back. */
export type UndoTag = 'offered'

interface UndoContext<O> {
  /** Undefined where nothing is offered. */
  offer: O | undefined
  isInHand: boolean
  isAtWork: boolean
}

/**
 * Makes the machine of a way back from what was done last: it is offered for some time, which begins anew
 * once nobody has a hand on it and what was done is done.
 */
export const createUndoMachine = <O>() => {
  const types: { context?: UndoContext<O>; events?: UndoEvent<O>; tags?: UndoTag } = {}
  return setup({
    types,
    actions: {
      take: assign((_, { offer }: { offer: O }) => ({ offer })),
      forget: assign({ offer: undefined, isInHand: false }),
      hold: assign({ isInHand: true }),
      release: assign({ isInHand: false }),
      begin: assign({ isAtWork: true }),
      end: assign({ isAtWork: false }),
    },
    guards: {
      isInHand: ({ context }) => context.isInHand,
      isAtWork: ({ context }) => context.isAtWork,
    },
    delays: { undoTime },
  }).createMachine({
    id: 'undo',
    context: { offer: undefined, isInHand: false, isAtWork: false },
    initial: 'nothing',
    on: {
      'undo.offered': {
        target: '.offered',
        reenter: true,
        actions: { type: 'take', params: ({ event }) => event },
      },
      'work.began': { actions: 'begin' },
      'work.ended': { actions: 'end' },
    },
    states: {
      nothing: { entry: 'forget' },
      /** For as long as its time goes on. */
      offered: {
        tags: 'offered',
        always: [
          { guard: 'isInHand', target: 'held' },
          { guard: 'isAtWork', target: 'held' },
        ],
        on: { 'undo.closed': 'nothing', 'hand.came': { actions: 'hold' } },
        after: { undoTime: 'nothing' },
      },
      /** Its time stands still. */
      held: {
        tags: 'offered',
        always: { guard: and([not('isInHand'), not('isAtWork')]), target: 'offered' },
        on: {
          'undo.closed': 'nothing',
          'hand.came': { actions: 'hold' },
          'hand.went': { actions: 'release' },
        },
      },
    },
  })
}

/** The same with whatever is offered, for who draws or tests it. */
export const undoMachine = createUndoMachine<unknown>()
