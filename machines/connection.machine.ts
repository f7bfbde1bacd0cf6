import { assign, fromCallback, fromPromise, sendTo, setup, spawnChild, stopChild } from 'xstate'

import type {
  ConnectionContext,
  ConnectionEvent,
  ConnectionTag,
  Discovery,
  Generation,
  SocketOrder,
  Tried,
  TriedReason,
} from './connection.vocabulary'

export type {
  ConnectionEvent,
  ConnectionTag,
  Discovery,
  Generation,
  SocketOrder,
  Tried,
} from './connection.vocabulary'

/** After this many rounds without its protocol even a player that we knew counts as incompatible: it is not restarting. */
const patientRounds = 20

const types: {
  context?: ConnectionContext
  events?: ConnectionEvent
  tags?: ConnectionTag
  children?: { socket: 'connect'; discovery: 'discover'; probe: 'probe' }
} = {}

const noFailures = { attempt: 0, tried: [], turn: 0, rounds: 0, answeredAsNeither: false }

const fresh = {
  ...noFailures,
  hosts: [],
  hostIndex: 0,
  generation: undefined,
  wasConnected: false,
  byHand: false,
}

const inVain = (tried: Tried[], address: string, reason: TriedReason): Tried[] => [
  ...tried.filter((one) => one.address !== address),
  { address, reason },
]

const hostOf = (context: ConnectionContext): string => context.hosts[context.hostIndex] ?? ''

const current = (context: ConnectionContext): { host: string; generation: Generation } => ({
  host: hostOf(context),
  generation: context.generation ?? 4,
})

const { createMachine, createStateConfig } = setup({
  types,
  actors: {
    /** Finds the origins of players; never rejects when it can say what it tried. */
    discover: fromPromise<Discovery>(() => Promise.reject(new Error('no discover actor was provided'))),
    /** Asks a host for its generation; rejects when it does not answer. */
    probe: fromPromise<Generation | 'neither', { host: string }>(() =>
      Promise.reject(new Error('no probe actor was provided')),
    ),
    /** Holds one socket from before it connects until it is stopped; sends `socket.*`. */
    connect: fromCallback<SocketOrder, { host: string; generation: Generation }>(() => {
      throw new Error('no connect actor was provided')
    }),
  },
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
    takeHost: assign((_, { address }: { address: string }) => ({ ...fresh, hosts: [address], byHand: true })),
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
        answeredAsNeither: context.answeredAsNeither || reason === 'incompatible',
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
      const incompatible = context.tried.findLast((one) => one.reason === 'incompatible')
      const index = context.hosts.indexOf(incompatible?.address ?? '')
      return { hostIndex: index < 0 ? context.hostIndex : index }
    }),
    noteConnected: assign({ ...noFailures, wasConnected: true }),
  },
  guards: {
    foundHosts: (_, { hosts }: Discovery) => hosts.length > 0,
    knowsGeneration: ({ context }) => context.generation !== undefined,
    hasNextHost: ({ context }) => context.turn + 1 < context.hosts.length,
    isIncompatible: ({ context }) =>
      context.answeredAsNeither && (!context.wasConnected || context.rounds >= patientRounds),
    addressWasInVain: ({ context }) => context.byHand && !context.wasConnected,
    mayLookForOthers: ({ context }) => !context.byHand,
  },
  delays: {
    /** [D9-1] */
    connectTimeout: 500,
    probeTimeout: 500,
    /** A sleeper must be live within 2 s of waking: this, then a connect. */
    checkTimeout: 800,
    /** Between two rounds over all hosts: short, so that a player that is back is noticed at once. */
    roundPause: ({ context }) => Math.min(100 * context.rounds, 200),
    lookAgain: 3000,
    rediscover: 5000,
  },
})

const probing = createStateConfig({
  tags: ['holds', 'refuses', 'scrim'],
  entry: ['dropSocket', 'recallGeneration'],
  always: { guard: 'knowsGeneration', target: 'connecting' },
  invoke: {
    src: 'probe',
    id: 'probe',
    input: ({ context }) => ({ host: hostOf(context) }),
    onDone: [
      {
        guard: ({ event }) => event.output === 'neither',
        target: 'deciding',
        actions: { type: 'noteFailure', params: { reason: 'incompatible' } },
      },
      {
        target: 'connecting',
        actions: {
          type: 'takeGeneration',
          params: ({ event }) => ({ generation: event.output === 2 ? 2 : 4 }),
        },
      },
    ],
    onError: { target: 'deciding', actions: { type: 'noteFailure', params: { reason: 'unreachable' } } },
  },
  after: {
    probeTimeout: { target: 'deciding', actions: { type: 'noteFailure', params: { reason: 'timeout' } } },
  },
})

const connecting = createStateConfig({
  tags: ['holds', 'refuses', 'scrim'],
  entry: 'openSocket',
  on: {
    'socket.connected': { target: '#connected' },
    'socket.failed': {
      target: 'deciding',
      actions: {
        type: 'noteFailure',
        params: ({ event }) => ({ reason: event.reason === 'refused' ? 'incompatible' : 'unreachable' }),
      },
    },
    'socket.disconnected': {
      target: 'deciding',
      actions: { type: 'noteFailure', params: { reason: 'unreachable' } },
    },
  },
  after: {
    connectTimeout: { target: 'deciding', actions: { type: 'noteFailure', params: { reason: 'timeout' } } },
  },
})

/**
 * How the interface gets to a player and back to it: discovery, then each known host in order (probe its generation,
 * connect within 500 ms [D9-1]), round after round with short pauses; after a loss the same host at once. It owns all
 * reconnecting, and its tags state what happens to requests meanwhile.
 */
export const connectionMachine = createMachine({
  id: 'connection',
  context: { ...fresh, generations: {} },
  initial: 'discovering',
  on: {
    'host.submitted': {
      target: '.probing',
      actions: { type: 'takeHost', params: ({ event }) => ({ address: event.address }) },
    },
    'retry.requested': { target: '.discovering' },
  },
  states: {
    discovering: {
      tags: ['holds', 'refuses', 'scrim'],
      entry: ['dropSocket', 'startOver'],
      invoke: {
        src: 'discover',
        id: 'discovery',
        onDone: [
          {
            guard: { type: 'foundHosts', params: ({ event }) => event.output },
            target: 'probing',
            actions: { type: 'takeHosts', params: ({ event }) => event.output },
          },
          {
            target: 'noEndpoints',
            actions: { type: 'noteTried', params: ({ event }) => event.output },
          },
        ],
        onError: 'noEndpoints',
      },
      on: { 'page.woke': { target: 'discovering', reenter: true } },
    },
    /** NO_SOCKET_ENDPOINTS [D2.2-1 D8-1]: says what was tried and takes an address; looks again quietly. */
    noEndpoints: {
      tags: ['refuses'],
      initial: 'resting',
      entry: 'dropSocket',
      on: { 'page.woke': '.looking' },
      states: {
        resting: { after: { lookAgain: 'looking' } },
        looking: {
          invoke: {
            src: 'discover',
            id: 'discovery',
            onDone: [
              {
                guard: { type: 'foundHosts', params: ({ event }) => event.output },
                target: '#connection.probing',
                actions: ['startOver', { type: 'takeHosts', params: ({ event }) => event.output }],
              },
              { target: 'resting', actions: { type: 'noteTried', params: ({ event }) => event.output } },
            ],
            onError: 'resting',
          },
        },
      },
    },
    probing,
    connecting,
    /** Never rests here: a host failed in the first round. */
    deciding: {
      tags: ['holds', 'refuses', 'scrim'],
      entry: 'dropSocket',
      always: [
        { guard: 'hasNextHost', target: 'probing', actions: 'takeNextHost' },
        { guard: 'isIncompatible', target: 'incompatible' },
        { guard: 'addressWasInVain', target: 'noEndpoints' },
        { target: '#pausing' },
      ],
    },
    connected: {
      id: 'connected',
      tags: ['sends', 'live'],
      entry: 'noteConnected',
      initial: 'steady',
      on: { 'socket.disconnected': 'reconnecting' },
      states: {
        steady: { on: { 'page.woke': 'checking' } },
        /** The page slept; the socket may be dead without having noticed. */
        checking: {
          entry: 'checkSocket',
          on: { 'socket.alive': 'steady' },
          after: { checkTimeout: '#connection.reconnecting' },
        },
      },
    },
    /** No player answers, or the connection was lost: every known host in turn, and a look for new ones beside it. */
    reconnecting: {
      tags: ['holds', 'refuses', 'scrim'],
      type: 'parallel',
      on: { 'page.woke': { target: '.trying.probing' } },
      states: {
        trying: {
          initial: 'probing',
          states: {
            probing,
            connecting,
            /** Never rests here: a host failed. */
            deciding: {
              entry: 'dropSocket',
              always: [
                { guard: 'hasNextHost', target: 'probing', actions: 'takeNextHost' },
                { guard: 'isIncompatible', target: '#connection.incompatible' },
                { target: 'pausing' },
              ],
            },
            pausing: {
              id: 'pausing',
              entry: 'endRound',
              after: { roundPause: 'probing' },
            },
          },
        },
        looking: {
          initial: 'waiting',
          states: {
            waiting: { after: { rediscover: { guard: 'mayLookForOthers', target: 'asking' } } },
            asking: {
              invoke: {
                src: 'discover',
                id: 'discovery',
                onDone: [
                  {
                    guard: { type: 'foundHosts', params: ({ event }) => event.output },
                    target: 'waiting',
                    actions: { type: 'mergeHosts', params: ({ event }) => event.output },
                  },
                  { target: 'waiting' },
                ],
                onError: 'waiting',
              },
            },
          },
        },
      },
    },
    /** A player answers but speaks neither generation; asks quietly again, because an update may end that. */
    incompatible: {
      tags: ['refuses'],
      initial: 'resting',
      entry: ['dropSocket', 'pointAtIncompatible'],
      on: { 'page.woke': '.looking' },
      states: {
        resting: { after: { lookAgain: 'looking' } },
        looking: {
          invoke: {
            src: 'probe',
            id: 'probe',
            input: ({ context }) => ({ host: hostOf(context) }),
            onDone: [
              { guard: ({ event }) => event.output === 'neither', target: 'resting' },
              {
                target: '#connection.connecting',
                actions: {
                  type: 'takeGeneration',
                  params: ({ event }) => ({ generation: event.output === 2 ? 2 : 4 }),
                },
              },
            ],
            onError: 'resting',
          },
          after: { probeTimeout: 'resting' },
        },
      },
    },
  },
})
