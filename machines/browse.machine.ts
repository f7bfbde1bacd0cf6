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
}

const refOf = (asked: number) => `browse-${asked}`

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
      return { address, question, page: known, candidate: undefined }
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
        owed: mayBeBare ? [...context.owed, ref] : context.owed,
        candidate: undefined,
      })
      enqueue.sendTo('player', { type: 'ask', question, ref })
    }),
    show: assign(({ context }, { page }: Pushed) => ({
      page,
      pages: rememberPage(context.pages, context.address, page),
      candidate: undefined,
    })),
    showCandidate: assign(({ context }) =>
      context.candidate
        ? {
            page: context.candidate,
            pages: rememberPage(context.pages, context.address, context.candidate),
            candidate: undefined,
          }
        : {},
    ),
    /** An answer has come: that of the ref, or, without one, of the oldest question that it may belong to. */
    settle: assign(({ context }, { page }: Pushed) => {
      const { ref } = page
      if (ref === undefined) return { owed: context.owed.slice(1) }
      return { owed: context.owed.filter((one) => one !== ref), echoes: true }
    }),
    keepCandidate: assign((_, { page }: Pushed) => ({ candidate: page })),
    forgetOwed: assign(({ context }) => ({ owed: context.owed.slice(-1) })),
    dropOwed: assign({ owed: [] }),
    dropPage: assign(({ context }) => ({
      page: undefined,
      pages: forgetPage(context.pages, context.address),
    })),
    outdate: assign(({ context }) => ({ pages: markStale(context.pages) })),
  },
  guards: {
    hasQuestion: (_, { question }: Entered) => question !== undefined,
    isRemembered: ({ context }, { address, isReturn, question }: Entered) =>
      isReturn && question !== undefined && recallPage(context.pages, address)?.isStale === false,
    isAnswer: ({ context }, { page }: Pushed) => {
      const ref = refOf(context.asked)
      if (page.ref !== undefined) return page.ref === ref
      const isLastOwed = context.owed.length <= 1
      return isLastOwed && (context.question?.kind !== 'page' || context.echoes !== true)
    },
    isBare: ({ context }, { page }: Pushed) =>
      page.ref === undefined && (context.question?.kind !== 'page' || context.echoes !== true),
    hasCandidate: ({ context }) => context.candidate !== undefined,
    isKnown: ({ context }) => context.page !== undefined,
  },
  delays: {
    /** ms, after which a player counts as silent. */
    patience: 8000,
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
 * What a place of the library shows [D4-10 … D4-15]. Where somebody is, is the browser's history; this is about the answers: one is
 * awaited at a time, it counts for the place that it was asked for, what was there is remembered, and no wait is without an end.
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
    owed: [],
    echoes: undefined,
    candidate: undefined,
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
        target: '.asking',
        actions: enter,
      },
      { target: '.resting', actions: enter },
    ],
    // Nobody waits for it any more.
    'page.pushed': { actions: settle },
    'link.lost': { actions: 'dropOwed' },
    'library.changed': { actions: 'outdate' },
  },
  states: {
    /** Nothing is to be asked here. */
    resting: {},
    asking: {
      tags: ['asking'],
      entry: 'ask',
      on: {
        'page.pushed': [
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
        'page.wanted': { target: 'asking', reenter: true },
        'library.changed': { target: 'asking', reenter: true, actions: 'outdate' },
        // What was asked before is answered no more, or was held and says the same.
        'link.found': { target: 'asking', reenter: true, actions: 'dropOwed' },
      },
      after: {
        patience: [
          { guard: 'hasCandidate', target: 'shown', actions: ['showCandidate', 'dropOwed'] },
          { target: 'silent', actions: 'forgetOwed' },
        ],
      },
    },
    shown: {
      tags: ['shown'],
      on: { 'page.wanted': 'asking', 'library.changed': { target: 'asking', actions: 'outdate' } },
    },
    silent: {
      tags: ['silent'],
      on: {
        // Late is better than never.
        'page.pushed': [{ guard: isAnswer, target: 'shown', actions: [...take] }, { actions: settle }],
        'page.broken': 'broken',
        'page.wanted': 'asking',
        'link.found': 'asking',
      },
    },
    broken: {
      tags: ['broken'],
      entry: 'dropPage',
      on: { 'page.wanted': 'asking', 'link.found': 'asking' },
    },
  },
})
