import { assign, enqueueActions, fromCallback, setup } from 'xstate'
import type { PushBrowseLibrary } from '../schemas/generated/types'
import { forgetPage, markStale, recallPage, rememberPage } from './browsePages'
import type { BrowseContext, BrowseEvent, BrowseOrder, BrowseTag } from './browse.vocabulary'

export type { BrowseEvent, BrowseOrder, BrowseQuestion, BrowseTag, RememberedPage } from './browse.vocabulary'

const types: {
  context?: BrowseContext
  events?: BrowseEvent
  tags?: BrowseTag
  children?: { player: 'player' }
} = {}

type Entered = Extract<BrowseEvent, { type: 'place.entered' }>
interface Pushed {
  page: PushBrowseLibrary
  isEarly?: boolean
}

const refOf = (asked: number) => `browse-${asked}`
const uriOf = ({ question }: BrowseContext) => (question?.kind === 'page' ? question.payload.uri : '')

/** ms, after which a player counts as silent. */
const timeout = 8000

const { createMachine } = setup({
  types,
  actors: {
    /** Asks what it is told to and tells of every page that comes. */
    player: fromCallback<BrowseOrder>(() => {
      throw new Error('no player actor was provided')
    }),
  },
  actions: {
    enter: assign(({ context }, { address, question }: Entered) => {
      const known = question ? recallPage(context.pages, address)?.page : undefined
      return { address, question, page: known, candidate: undefined, early: 0, breaks: 0 }
    }),
    goHome: assign({
      address: '',
      question: undefined,
      page: undefined,
      pages: [],
      candidate: undefined,
    }),
    ask: enqueueActions(({ context, enqueue }) => {
      const { question } = context
      if (!question) return
      const asked = context.asked + 1
      const ref = refOf(asked)
      // Only pages are asked for with a ref, and only some players send it back.
      const mayBeBare = question.kind !== 'page' || context.echoes !== true
      enqueue.assign({
        asked,
        unanswered: mayBeBare ? [...context.unanswered, ref] : context.unanswered,
        candidate: undefined,
      })
      enqueue.sendTo('player', { type: 'ask', question, ref })
      if (question.kind === 'page') return
      enqueue.assign({ turn: ref })
      enqueue.cancel('turn')
      enqueue.raise({ type: 'turn.over' }, { id: 'turn', delay: timeout })
    }),
    countBreak: assign({ breaks: ({ context }) => context.breaks + 1 }),
    forgetBreaks: assign({ breaks: 0 }),
    countEarly: assign({ early: ({ context }) => context.early + 1 }),
    show: assign(({ context }, { page }: Pushed) => ({
      page,
      pages: rememberPage(context.pages, context.address, uriOf(context), page),
      candidate: undefined,
      breaks: 0,
    })),
    showCandidate: assign(({ context }) =>
      context.candidate
        ? {
            page: context.candidate,
            pages: rememberPage(context.pages, context.address, uriOf(context), context.candidate),
            candidate: undefined,
          }
        : {},
    ),
    /** An answer has come: that of the ref, or, without one, of the oldest question that it may belong to. */
    settle: assign(({ context }, { page }: Pushed) => {
      const { ref } = page
      const [oldest, ...later] = context.unanswered
      const settled = ref ?? oldest
      const turn = context.turn === settled ? undefined : context.turn
      if (ref === undefined) return { unanswered: later, turn }
      return { unanswered: context.unanswered.filter((one) => one !== ref), turn, echoes: true }
    }),
    keepCandidate: assign((_, { page }: Pushed) => ({ candidate: page })),
    forgetUnanswered: assign(({ context }) => ({ unanswered: context.unanswered.slice(-1) })),
    /** The last question did not go out: nothing is owed for it. */
    disown: assign(({ context }) => {
      const ref = refOf(context.asked)
      const turn = context.turn === ref ? undefined : context.turn
      return { unanswered: context.unanswered.filter((one) => one !== ref), turn }
    }),
    dropUnanswered: assign({ unanswered: [], turn: undefined }),
    endTurn: assign({ turn: undefined }),
    dropPage: assign(({ context }) => ({
      page: undefined,
      pages: forgetPage(context.pages, context.address),
    })),
    outdate: assign(({ context }) => ({ pages: markStale(context.pages) })),
    outdateSome: assign(({ context }, { uris }: { uris: readonly string[] }) => ({
      pages: markStale(context.pages, uris),
    })),
  },
  guards: {
    hasQuestion: (_, { question }: Entered) => question !== undefined,
    isRemembered: ({ context }, { address, isReturn, question }: Entered) =>
      isReturn && question !== undefined && recallPage(context.pages, address)?.isStale === false,
    isAnswer: ({ context }, { page }: Pushed) => {
      const ref = refOf(context.asked)
      if (page.ref !== undefined) return page.ref === ref
      const isLastUnanswered = context.unanswered.length <= 1
      return isLastUnanswered && (context.question?.kind !== 'page' || context.echoes !== true)
    },
    isNotYet: ({ context }, { page, isEarly }: Pushed) =>
      isEarly === true &&
      context.question?.kind === 'page' &&
      (page.ref === undefined || page.ref === refOf(context.asked)),
    isBare: ({ context }, { page }: Pushed) =>
      page.ref === undefined && (context.question?.kind !== 'page' || context.echoes !== true),
    hasCandidate: ({ context }) => context.candidate !== undefined,
    isItsTurn: ({ context }) => context.turn === undefined || context.question?.kind === 'page',
    // It may be what breaks the connection: some requests end the process of a player.
    breaksIt: ({ context }) => context.breaks >= 2,
    isOf: ({ context }, { uris }: { uris: readonly string[] }) =>
      uris.some((uri) => uriOf(context) === uri || uriOf(context).startsWith(`${uri}/`)),
    isKnown: ({ context }) => context.page !== undefined,
  },
  delays: {
    timeout,
    /** 0.5 s, then twice as long each time, up to 4 s. */
    early: ({ context }) => Math.min(500 * 2 ** context.early, 4_000),
  },
})

const given = <E extends { event: unknown }>({ event }: E): E['event'] => event
const enter = { type: 'enter', params: given<{ event: Entered }> } as const
const take = [
  { type: 'settle', params: given<{ event: Pushed & { type: 'page.pushed' } }> },
  { type: 'show', params: given<{ event: Pushed & { type: 'page.pushed' } }> },
] as const
const settle = { type: 'settle', params: given<{ event: Pushed & { type: 'page.pushed' } }> } as const
const isAnswer = { type: 'isAnswer', params: given<{ event: Pushed & { type: 'page.pushed' } }> } as const

/**
 * What a place of the library shows [D4-10 … D4-15]. Where somebody is, is the browser's history; this is
 * about the answers: one is awaited at a time, it counts for the place that it was asked for, what was there
 * is remembered, and no wait is without an end.
 */
export const browseMachine = createMachine({
  id: 'browse',
  initial: 'resting',
  context: {
    address: '',
    question: undefined,
    page: undefined,
    pages: [],
    asked: 0,
    unanswered: [],
    echoes: undefined,
    candidate: undefined,
    turn: undefined,
    early: 0,
    breaks: 0,
  },
  invoke: { src: 'player', id: 'player' },
  on: {
    'home.entered': { target: '.resting', actions: 'goHome' },
    'place.entered': [
      {
        guard: { type: 'isRemembered', params: given<{ event: Entered }> },
        target: '.shown',
        actions: enter,
      },
      {
        guard: { type: 'hasQuestion', params: given<{ event: Entered }> },
        target: '.waiting',
        actions: enter,
      },
      { target: '.resting', actions: enter },
    ],
    // Nobody waits for it any more.
    'page.pushed': { actions: settle },
    'link.lost': { actions: 'dropUnanswered' },
    // Nobody knows what was said meanwhile, nor whether it is the same library still [D4-2].
    'link.found': { actions: 'outdate' },
    'library.changed': { actions: 'outdate' },
    'lists.changed': { actions: { type: 'outdateSome', params: ({ event }) => event } },
    'lists.written': { actions: { type: 'outdateSome', params: ({ event }) => event } },
    'turn.over': { actions: 'endTurn' },
    'page.told': { target: '.shown', actions: { type: 'show', params: ({ event }) => event } },
  },
  states: {
    /** Nothing is to be asked here. */
    resting: {},
    /** For its turn to be asked. */
    waiting: {
      tags: ['asking'],
      always: { guard: 'isItsTurn', target: 'asking' },
      // It may have been the answer.
      on: { 'page.broken': { actions: 'dropUnanswered' } },
    },
    asking: {
      tags: ['asking'],
      entry: 'ask',
      on: {
        'page.pushed': [
          {
            guard: { type: 'isNotYet', params: given<{ event: Pushed & { type: 'page.pushed' } }> },
            target: 'early',
            actions: settle,
          },
          { guard: isAnswer, target: 'shown', actions: [...take] },
          {
            guard: { type: 'isBare', params: given<{ event: Pushed & { type: 'page.pushed' } }> },
            actions: [
              settle,
              { type: 'keepCandidate', params: given<{ event: Pushed & { type: 'page.pushed' } }> },
            ],
          },
          { actions: settle },
        ],
        'page.broken': 'broken',
        'question.refused': { target: 'refused', actions: 'disown' },
        'page.wanted': { target: 'asking', reenter: true, actions: 'forgetBreaks' },
        'library.changed': { target: 'asking', reenter: true, actions: 'outdate' },
        'link.lost': { actions: ['dropUnanswered', 'countBreak'] },
        'link.found': [
          { guard: 'breaksIt', target: 'silent', actions: ['dropUnanswered', 'outdate'] },
          // What was asked before is answered no more, or was held and says the same.
          { target: 'asking', reenter: true, actions: ['dropUnanswered', 'outdate'] },
        ],
      },
      after: {
        timeout: [
          { guard: 'hasCandidate', target: 'shown', actions: ['showCandidate', 'dropUnanswered'] },
          { target: 'silent', actions: 'forgetUnanswered' },
        ],
      },
    },
    /**
     * The player knows nothing of the place while it starts: it is asked again, later each time, until its
     * first 15 s are over.
     */
    early: {
      tags: ['asking'],
      after: { early: { target: 'asking', actions: 'countEarly' } },
      on: {
        'page.wanted': 'asking',
        'library.changed': { target: 'asking', actions: 'outdate' },
        'link.found': { target: 'asking', actions: ['dropUnanswered', 'outdate'] },
      },
    },
    shown: {
      tags: ['shown'],
      on: {
        'page.wanted': 'waiting',
        'library.changed': { target: 'waiting', actions: 'outdate' },
        'lists.written': [
          {
            guard: { type: 'isOf', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'outdateSome', params: ({ event }) => event },
          },
          { actions: { type: 'outdateSome', params: ({ event }) => event } },
        ],
        'link.found': { target: 'waiting', actions: 'outdate' },
      },
    },
    silent: {
      tags: ['silent'],
      on: {
        // Late is better than never.
        'page.pushed': [{ guard: isAnswer, target: 'shown', actions: [...take] }, { actions: settle }],
        'page.broken': 'broken',
        'page.wanted': { target: 'waiting', actions: 'forgetBreaks' },
        'link.lost': { actions: ['dropUnanswered', 'countBreak'] },
        'link.found': [
          { guard: 'breaksIt', actions: 'outdate' },
          { target: 'waiting', actions: 'outdate' },
        ],
      },
    },
    /** Asked again it would be the same question; it was an older one where an answer comes nevertheless. */
    refused: {
      tags: ['refused'],
      on: { 'page.pushed': [{ guard: isAnswer, target: 'shown', actions: [...take] }, { actions: settle }] },
    },
    broken: {
      tags: ['broken'],
      entry: 'dropPage',
      on: { 'page.wanted': 'waiting', 'link.found': { target: 'waiting', actions: 'outdate' } },
    },
  },
})
