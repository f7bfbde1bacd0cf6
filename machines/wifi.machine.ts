import { assign, enqueueActions, fromCallback, raise, sendTo, setup } from 'xstate'
import type { NetworkConnection } from '../schemas/generated/types'
import type {
  WifiContext,
  WifiEvent,
  WifiFailure,
  WifiOrder,
  WifiTag,
  WifiTarget,
  WifiWord,
} from './wifi.vocabulary'

export type {
  WifiContext,
  WifiEvent,
  WifiFailure,
  WifiOrder,
  WifiTag,
  WifiTarget,
  WifiWord,
} from './wifi.vocabulary'

/**
 * After so many questions that the player answers with another network, it is not in; with their pauses about
 * 30 s.
 */
const patientChecks = 6

const types: {
  context?: WifiContext
  events?: WifiEvent
  tags?: WifiTag
  children?: { player: 'player' }
} = {}

/** The wireless connection that a player is in the network of that name by. */
export function connectionIn(
  connections: readonly NetworkConnection[],
  ssid: string,
): NetworkConnection | undefined {
  const name = ssid.trim()
  return connections.find(
    (one) => name !== '' && one.ssid?.trim() === name && !/^(dis|not|down|fail)/i.test(one.status ?? ''),
  )
}

/** The name of the network that the player is in, without space around it; '' for none. */
export function currentNetwork(connections: readonly NetworkConnection[]): string {
  const named = connections.find(({ ssid }) => ssid !== undefined && connectionIn(connections, ssid))
  return named?.ssid?.trim() ?? ''
}

const notSentYet = {
  target: undefined,
  before: '',
  wasAway: false,
  checks: 0,
  isAnswered: false,
  isOver: false,
  failure: undefined,
  word: undefined,
}

const isInTarget = ({ connections, target }: WifiContext): boolean =>
  target !== undefined && connectionIn(connections, target.ssid) !== undefined

const says = ({ word }: WifiContext, verdict: WifiWord['verdict']): boolean =>
  word !== undefined && !word.wait && word.verdict === verdict

const { createMachine } = setup({
  types,
  actors: {
    /**
     * Keeps asking for networks and connections while it lives, passes on what comes and does as it is told.
     */
    player: fromCallback<WifiOrder>(() => {
      throw new Error('no player actor was provided')
    }),
  },
  actions: {
    askNetworks: sendTo('player', { type: 'ask.networks' }),
    askConnections: sendTo('player', { type: 'ask.connections' }),
    join: enqueueActions(({ context: { target }, enqueue }) => {
      if (target) enqueue.sendTo('player', { type: 'join', target })
    }),
    refresh: raise({ type: 'list.refresh' }),
    choose: assign((_, { key }: { key: string }) => ({ ...notSentYet, chosen: key })),
    // What was typed stays in the target: the form of the same network opens with it.
    reopen: assign({ failure: undefined, word: undefined }),
    forget: assign({ ...notSentYet, chosen: undefined }),
    noteTarget: assign(({ context }, { target }: { target: WifiTarget }) => ({
      ...notSentYet,
      target,
      before: currentNetwork(context.connections),
    })),
    noteConnections: assign((_, { connections }: Pick<WifiContext, 'connections'>) => ({
      connections,
      isAnswered: true,
    })),
    noteWord: assign((_, { word }: { word: WifiWord }) => ({ word, isOver: !word.wait })),
    noteFailure: assign((_, { failure }: { failure: WifiFailure }) => ({ failure })),
    noteNotIn: assign({
      failure: ({ context }): WifiFailure => (context.isOver ? 'refused' : 'elsewhere'),
    }),
    noteAway: assign({ wasAway: true, isAnswered: false }),
    noteOver: assign({ isOver: true }),
    countCheck: assign({ checks: ({ context }) => context.checks + 1, isAnswered: false }),
    countAnew: assign({ checks: 0 }),
  },
  guards: {
    /** A network that it was in before counts only once it can have left it. */
    isIn: ({ context }) =>
      context.isAnswered &&
      isInTarget(context) &&
      (context.before !== context.target?.ssid.trim() || context.wasAway || context.checks > 1),
    isInAfterAll: ({ context }) => context.isAnswered && context.isOver && isInTarget(context),
    mayAskAgain: ({ context }) => context.isAnswered && !context.isOver && context.checks < patientChecks,
    isNotIn: ({ context }) => context.isAnswered,
    saysJoined: ({ context }) => says(context, 'joined'),
    saysFailed: ({ context }) => says(context, 'failed'),
    isLastWord: (_, { word, verdict }: { word: WifiWord; verdict: WifiWord['verdict'] }) =>
      !word.wait && word.verdict === verdict,
  },
  delays: {
    /** A player that has not answered for so long counts as silent. */
    timeout: 8000,
    /** Getting into a network takes about so long; also the pause between two questions. */
    checkPause: 5000,
    /** As long as the checks of an attempt of one's own take. */
    wordTimeout: 30_000,
  },
})

/**
 * Wi-Fi of the settings and of the wizard [D2.11-1 D2.13-7]: two things that go on side by side, the list of
 * networks and getting into one of them. That the player is away meanwhile is the usual case, and players
 * seldom say how it went: they are asked, after a reconnect and in pauses, a bounded number of times.
 */
export const wifiMachine = createMachine({
  id: 'wifi',
  type: 'parallel',
  context: { ...notSentYet, chosen: undefined, connections: [] },
  invoke: { src: 'player', id: 'player' },
  states: {
    list: {
      initial: 'scanning',
      // What is asked for is asked again at each reconnect.
      on: { 'link.back': '.scanning' },
      states: {
        scanning: {
          tags: ['scanning'],
          on: { 'networks.arrived': 'known' },
          after: { timeout: 'silent' },
        },
        known: { on: { 'list.refresh': { target: 'scanning', actions: 'askNetworks' } } },
        silent: {
          tags: ['silent'],
          on: {
            'networks.arrived': 'known',
            'list.refresh': { target: 'scanning', actions: 'askNetworks' },
          },
        },
      },
    },
    join: {
      initial: 'idle',
      on: {
        'network.chosen': {
          target: '.editing',
          actions: { type: 'choose', params: ({ event }) => ({ key: event.key }) },
        },
        'info.arrived': {
          actions: {
            type: 'noteConnections',
            params: ({ event }) => ({ connections: event.connections }),
          },
        },
        'wait.ended': { target: '.idle', actions: ['forget', 'refresh'] },
        // Of an attempt that began before this page, or on another one: the player tells everybody.
        'word.arrived': [
          {
            guard: { type: 'isLastWord', params: ({ event }) => ({ word: event.word, verdict: 'joined' }) },
            target: '.joined',
            actions: { type: 'noteWord', params: ({ event }) => ({ word: event.word }) },
          },
          {
            guard: { type: 'isLastWord', params: ({ event }) => ({ word: event.word, verdict: 'failed' }) },
            target: '.failed',
            actions: [
              { type: 'noteWord', params: ({ event }) => ({ word: event.word }) },
              { type: 'noteFailure', params: { failure: 'refused' } },
            ],
          },
          {
            guard: { type: 'isLastWord', params: ({ event }) => ({ word: event.word, verdict: 'unclear' }) },
            target: '.heard',
            actions: { type: 'noteWord', params: ({ event }) => ({ word: event.word }) },
          },
          {
            target: '.listening',
            actions: { type: 'noteWord', params: ({ event }) => ({ word: event.word }) },
          },
        ],
      },
      states: {
        idle: {},
        editing: {
          tags: ['editing'],
          on: {
            // What is being typed stays.
            'word.arrived': {},
            'edit.cancelled': { target: 'idle', actions: 'forget' },
            'join.submitted': {
              target: 'joining',
              actions: { type: 'noteTarget', params: ({ event }) => ({ target: event.target }) },
            },
          },
        },
        joining: {
          tags: ['joining'],
          entry: 'join',
          initial: 'waiting',
          always: [
            { guard: 'isIn', target: 'joined' },
            { guard: 'saysJoined', target: 'joined', actions: 'askConnections' },
            {
              guard: 'saysFailed',
              target: 'failed',
              actions: { type: 'noteFailure', params: { failure: 'refused' } },
            },
          ],
          on: {
            // The player is busy with one network.
            'network.chosen': {},
            'send.refused': {
              target: 'failed',
              actions: { type: 'noteFailure', params: ({ event }) => ({ failure: event.reason }) },
            },
            'word.arrived': [
              {
                guard: {
                  type: 'isLastWord',
                  params: ({ event }) => ({ word: event.word, verdict: 'unclear' }),
                },
                target: '.checking',
                actions: { type: 'noteWord', params: ({ event }) => ({ word: event.word }) },
              },
              { actions: { type: 'noteWord', params: ({ event }) => ({ word: event.word }) } },
            ],
            'error.pushed': { target: '.checking', actions: 'noteOver' },
            'link.lost': '.away',
          },
          states: {
            waiting: { after: { checkPause: 'checking' } },
            checking: {
              entry: ['countCheck', 'askConnections'],
              always: [
                { guard: 'isIn', target: '#wifi.join.joined' },
                { guard: 'isInAfterAll', target: '#wifi.join.joined' },
                { guard: 'mayAskAgain', target: 'waiting' },
                { guard: 'isNotIn', target: '#wifi.join.failed', actions: 'noteNotIn' },
              ],
              after: { timeout: 'unanswered' },
            },
            away: {
              tags: ['away'],
              entry: 'noteAway',
              on: { 'link.back': 'checking' },
            },
            /** The player was asked how it went and said nothing. */
            unanswered: {
              tags: ['unanswered'],
              always: [
                { guard: 'isIn', target: '#wifi.join.joined' },
                { guard: 'isNotIn', target: '#wifi.join.failed', actions: 'noteNotIn' },
              ],
              on: { 'check.requested': { target: 'checking', actions: 'countAnew' } },
            },
          },
        },
        /** The player bade to wait for an attempt that this page knows nothing of. */
        listening: { tags: ['joining'], after: { wordTimeout: 'heard' } },
        /** And has said, or has not, how that went: neither yes nor no. */
        heard: {},
        joined: { tags: ['joined'] },
        /**
         * It may still come right: a player that is slow to get in, or an error that was about something
         * else.
         */
        failed: {
          tags: ['failed'],
          always: [
            { guard: 'isIn', target: 'joined' },
            { guard: 'saysJoined', target: 'joined' },
          ],
          on: {
            'edit.resumed': { target: 'editing', actions: ['reopen', 'refresh'] },
            'edit.cancelled': { target: 'idle', actions: 'forget' },
            'join.submitted': {
              target: 'joining',
              actions: { type: 'noteTarget', params: ({ event }) => ({ target: event.target }) },
            },
            'word.arrived': {
              actions: { type: 'noteWord', params: ({ event }) => ({ word: event.word }) },
            },
          },
        },
      },
    },
  },
})
