import { and } from 'xstate'
import { type ConnectionActors, createStateConfig, fresh, hostOf, setUpConnection } from './connection.setup'

export type {
  ConnectionEvent,
  ConnectionTag,
  Discovery,
  Generation,
  Guest,
  Probed,
  SocketOrder,
  SwitchNews,
  Tried,
} from './connection.vocabulary'

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
        guard: ({ event }) => typeof event.output === 'string',
        target: 'deciding',
        actions: {
          type: 'noteFailure',
          params: ({ event }) => ({ reason: event.output === 'blocked' ? 'blocked' : 'incompatible' }),
        },
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
 * How the interface gets to a player and back to it: discovery, then each known host in order (probe its
 * generation, connect within 500 ms [D9-1]), round after round with short pauses; after a loss the same host
 * at once. It owns all reconnecting, and its tags state what happens to requests meanwhile. Made with its
 * actors, because to provide them later would make all of it a second time. Where no player `mayAppear` that
 * was not there at first, as on a page that no player serves, none is looked for again until somebody asks
 * for it.
 */
export const createConnectionMachine = (actors?: ConnectionActors, mayAppear?: boolean) =>
  setUpConnection(actors, mayAppear).createMachine({
    id: 'connection',
    context: { ...fresh, generations: {}, home: undefined, news: undefined },
    initial: 'discovering',
    on: {
      'host.submitted': {
        target: '.probing',
        actions: { type: 'takeHost', params: ({ event }) => ({ address: event.address }) },
      },
      'retry.requested': { target: '.discovering' },
      'player.chosen': {
        target: '.switching',
        actions: { type: 'aimAt', params: ({ event }) => event },
      },
      'home.chosen': [
        {
          guard: and(['isAway', 'knowsHome']),
          target: '.switching',
          actions: { type: 'aimAt', params: { guest: undefined, homeName: '' } },
        },
        { guard: 'isAway', target: '.discovering' },
      ],
      'news.told': { actions: 'forgetNews' },
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
          resting: { after: { lookAgain: { guard: 'mayAppear', target: 'looking' } } },
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
      /**
       * Another player is wanted: it is sought for a few seconds, and then the panel comes back to where it
       * was.
       */
      switching: {
        tags: ['holds', 'refuses', 'scrim'],
        initial: 'probing',
        after: {
          switchTimeout: { target: '#returning' },
        },
        states: {
          probing,
          connecting,
          /** Never rests here: a host failed. */
          deciding: {
            entry: 'dropSocket',
            always: [
              { guard: 'hasNextHost', target: 'probing', actions: 'takeNextHost' },
              { guard: 'answersAsNeither', target: '#returning' },
              { target: 'pausing' },
            ],
          },
          pausing: { entry: 'endRound', after: { roundPause: 'probing' } },
        },
      },
      /** Never rests here: the player that was wanted does not answer. */
      returning: {
        id: 'returning',
        tags: ['holds', 'refuses', 'scrim'],
        entry: 'dropSocket',
        always: [
          { guard: 'wasNowhere', target: 'discovering', actions: 'comeBack' },
          { target: 'reconnecting', actions: 'comeBack' },
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
      /**
       * No player answers, or the connection was lost: every known host in turn, and a look for new ones
       * beside it.
       */
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
      /**
       * A player answers but speaks neither generation; asks quietly again, because an update may end that.
       */
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
                { guard: ({ event }) => typeof event.output === 'string', target: 'resting' },
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

/** The same without actors: for its type, for tests and for stories, which provide their own. */
export const connectionMachine = /* @__PURE__ */ createConnectionMachine()
