import { assign, fromCallback, fromPromise, sendTo, setup, spawnChild, stopChild } from 'xstate'

import type {
  ConnectionContext,
  ConnectionEvent,
  ConnectionTag,
  Discovery,
  Generation,
  Probed,
  Guest,
  Home,
  SocketOrder,
  SwitchNews,
  Tried,
  TriedReason,
} from './connection.vocabulary'

/**
 * After this many rounds without its protocol even a player that we knew counts as incompatible: it is not
 * restarting.
 */
const patientRounds = 20

/**
 * How long a host may take to answer, ms: half a second [D9-1], so that a dead one holds nobody up. Where
 * every host stayed silent for some rounds they may only be slow, a busy board or a bad network, and get
 * longer; so does an address that somebody has just typed.
 */
const answerTimeout = ({ context: { byHand, wasConnected, rounds } }: { context: ConnectionContext }) =>
  byHand && !wasConnected ? 5000 : 500 * Math.min(3, 1 + Math.floor(rounds / 5))

/** Whether somebody answered there, and not as a player that can be talked to. */
const isAnswerOfNeither = (reason: TriedReason): boolean => reason === 'incompatible' || reason === 'blocked'

const types: {
  context?: ConnectionContext
  events?: ConnectionEvent
  tags?: ConnectionTag
  children?: { socket: 'connect'; discovery: 'discover'; probe: 'probe' }
} = {}

const noFailures = { attempt: 0, tried: [], turn: 0, rounds: 0, answeredAsNeither: false }

/** What a machine knows that has not begun. */
export const fresh = {
  ...noFailures,
  hosts: [],
  hostIndex: 0,
  generation: undefined,
  wasConnected: false,
  byHand: false,
  guest: undefined,
  aim: undefined,
}

const inVain = (tried: Tried[], address: string, reason: TriedReason): Tried[] => [
  ...tried.filter((one) => one.address !== address),
  { address, reason },
]

/** The host that is tried or driven; '' before any is known. */
export const hostOf = (context: ConnectionContext): string => context.hosts[context.hostIndex] ?? ''

/** The panel's own player: as remembered while another one is driven, else where the panel is. */
const homeOf = (context: ConnectionContext, name: string): Home | undefined => {
  const { guest, aim, home, hosts } = context
  if (guest || aim) return home
  if (hosts.length === 0) return { hosts, name }
  const host = hostOf(context)
  return { hosts: [host, ...hosts.filter((one) => one !== host)], name }
}

const current = (context: ConnectionContext): { host: string; generation: Generation } => ({
  host: hostOf(context),
  generation: context.generation ?? 4,
})

const unprovided = {
  /** Finds the origins of players; never rejects when it can say what it tried. */
  discover: fromPromise<Discovery>(() => Promise.reject(new Error('no discover actor was provided'))),
  /** Asks a host for its generation; rejects when it does not answer. */
  probe: fromPromise<Probed, { host: string }>(() =>
    Promise.reject(new Error('no probe actor was provided')),
  ),
  /** Holds one socket from before it connects until it is stopped; sends `socket.*`. */
  connect: fromCallback<SocketOrder, { host: string; generation: Generation }>(() => {
    throw new Error('no connect actor was provided')
  }),
}

/** What the connection does to the world. */
export type ConnectionActors = typeof unprovided

/**
 * What the states of the connection are made of: its actors, what they note, what they decide by and how long
 * they wait.
 */
export const setUpConnection = (actors = unprovided, mayAppear = true) =>
  setup({
    types,
    actors,
    actions: {
      openSocket: spawnChild('connect', { id: 'socket', input: ({ context }) => current(context) }),
      dropSocket: stopChild('socket'),
      checkSocket: sendTo('socket', { type: 'socket.check' }),
      startOver: assign(fresh),
      takeHosts: assign((_, { hosts, tried }: Discovery) => ({ hosts, tried, hostIndex: 0, turn: 0 })),
      // The host in hand stays in the list, because an attempt may be under way.
      mergeHosts: assign(({ context }, { hosts }: Discovery) => {
        const host = hostOf(context)
        const merged = hosts.includes(host) ? hosts : [...hosts, host]
        return { hosts: merged, hostIndex: merged.indexOf(host), turn: 0 }
      }),
      // What the person wrote in vain stays in the list.
      noteTried: assign(({ context }, { tried }: Discovery) => ({
        tried: tried.reduce((all, { address, reason }) => inVain(all, address, reason), context.tried),
      })),
      takeHost: assign((_, { address }: { address: string }) => ({
        ...fresh,
        hosts: [address],
        byHand: true,
      })),
      recallGeneration: assign({
        generation: ({ context }) => context.generations[hostOf(context)],
      }),
      takeGeneration: assign(({ context }, { generation }: { generation: Generation }) => ({
        generation,
        generations: { ...context.generations, [hostOf(context)]: generation },
      })),
      noteFailure: assign(({ context }, { reason }: { reason: TriedReason }) => {
        const { [hostOf(context)]: _forgotten, ...generations } = context.generations
        return {
          attempt: context.attempt + 1,
          generation: undefined,
          generations,
          tried: inVain(context.tried, hostOf(context), reason),
          answeredAsNeither: context.answeredAsNeither || isAnswerOfNeither(reason),
        }
      }),
      takeNextHost: assign(({ context }) => ({
        hostIndex: (context.hostIndex + 1) % Math.max(1, context.hosts.length),
        turn: context.turn + 1,
      })),
      endRound: assign(({ context }) => ({
        hostIndex: (context.hostIndex + 1) % Math.max(1, context.hosts.length),
        turn: 0,
        rounds: context.rounds + 1,
        answeredAsNeither: false,
      })),
      pointAtIncompatible: assign(({ context }) => {
        const incompatible = context.tried.findLast((one) => isAnswerOfNeither(one.reason))
        const index = context.hosts.indexOf(incompatible?.address ?? '')
        return { hostIndex: index < 0 ? context.hostIndex : index }
      }),
      noteConnected: assign(({ context }) => {
        const { aim, home } = context
        const arrived = { ...noFailures, wasConnected: true }
        if (!aim) return arrived
        const news: SwitchNews = { name: (aim.guest ?? home)?.name ?? '', outcome: 'switched' }
        return { ...arrived, guest: aim.guest, aim: undefined, news }
      }),
      aimAt: assign(({ context }, { guest, homeName }: { guest: Guest | undefined; homeName: string }) => {
        const { hosts, hostIndex, byHand, guest: leaving, aim } = context
        const home = homeOf(context, homeName)
        return {
          ...noFailures,
          hosts: guest ? [guest.address] : (home?.hosts ?? []),
          hostIndex: 0,
          generation: undefined,
          byHand: guest !== undefined,
          home,
          aim: { guest, former: aim?.former ?? { hosts, hostIndex, byHand, guest: leaving } },
          news: undefined,
        }
      }),
      comeBack: assign(({ context: { aim, home, answeredAsNeither } }) => ({
        ...noFailures,
        ...aim?.former,
        generation: undefined,
        aim: undefined,
        news: {
          name: (aim?.guest ?? home)?.name ?? '',
          outcome: answeredAsNeither ? ('incompatible' as const) : ('silent' as const),
        },
      })),
      forgetNews: assign({ news: undefined }),
    },
    guards: {
      foundHosts: (_, { hosts }: Discovery) => hosts.length > 0,
      mayAppear: () => mayAppear,
      knowsGeneration: ({ context }) => context.generation !== undefined,
      hasNextHost: ({ context }) => context.turn + 1 < context.hosts.length,
      isIncompatible: ({ context }) =>
        context.answeredAsNeither && (!context.wasConnected || context.rounds >= patientRounds),
      addressWasInVain: ({ context }) => context.byHand && !context.wasConnected,
      knowsHome: ({ context }) => (context.home?.hosts.length ?? 0) > 0,
      isAway: ({ context }) => context.guest !== undefined || context.aim !== undefined,
      wasNowhere: ({ context }) => context.aim?.former.hosts.length === 0,
      answersAsNeither: ({ context }) => context.answeredAsNeither,
      mayLookForOthers: ({ context }) => !context.byHand,
    },
    delays: {
      connectTimeout: answerTimeout,
      probeTimeout: answerTimeout,
      /** A sleeper must be live within 2 s of waking: this, then a connect. */
      checkTimeout: 800,
      /** Between two rounds over all hosts: short, so that a player that is back is noticed at once. */
      roundPause: ({ context }) => Math.min(100 * context.rounds, 200),
      /** So long a player that somebody wants may not answer until the panel comes back. */
      switchTimeout: 5000,
      lookAgain: 3000,
      rediscover: 5000,
    },
  })

export const { createStateConfig } = /* @__PURE__ */ setUpConnection()
