import { and } from 'xstate'
import { type noPlayer, type Pushed, setUpPlayback } from './playback.setup'
import type { PlaybackEvent, PlaybackState } from './playback.vocabulary'
import type { ChoosingPress } from './playbackChoice'

export type {
  PlaybackClock,
  PlaybackContext,
  PlaybackEvent,
  PlaybackState,
  PlaybackOrder,
  PlaybackTag,
} from './playback.vocabulary'

const saying = ({ state }: Pushed, status: PlaybackState['status']) => ({ state, status })
const takeState = { type: 'takePush', params: ({ event }: { event: Pushed }) => event } as const
const goTo = {
  type: 'moveTo',
  params: ({ event }: { event: Extract<PlaybackEvent, { type: 'seek.moved' }> }) => event,
} as const
const take = {
  type: 'takeVolume',
  params: ({ event }: { event: Extract<PlaybackEvent, { type: 'volume.changed' }> }) => event,
} as const
const mayTurnTo = { type: 'mayTurnTo', params: take.params } as const
const step = {
  type: 'stepVolume',
  params: ({ event }: { event: Extract<PlaybackEvent, { type: 'volume.stepped' }> }) => event,
} as const
const nudge = {
  type: 'keepNudge',
  params: ({ event }: { event: Extract<PlaybackEvent, { type: 'volume.nudged' }> }) => event,
} as const
const ask = { type: 'tell', params: { type: 'ask' } } as const
const tellNext = { type: 'tell', params: { type: 'next' } } as const
const tellPrevious = { type: 'tell', params: { type: 'previous' } } as const
const mayChange = 'isOpen'
const choose = {
  type: 'choose',
  params: ({ event }: { event: { type: ChoosingPress } }) => event.type,
} as const

/**
 * What plays and how it is led [D4-4 … D4-9]: the transport, the time that is reckoned on between two pushes,
 * and what the user chose while the player has not said it yet. The player's word always wins in the end.
 * Made with its player, because to provide that later would make all of it a second time.
 */
export const createPlaybackMachine = (player?: typeof noPlayer) =>
  setUpPlayback(player).createMachine({
    id: 'playback',
    type: 'parallel',
    context: {
      state: undefined,
      lastPushed: undefined,
      chosen: {},
      clock: { seek: 0, at: 0 },
      volume: 0,
      unsent: undefined,
      isNudged: false,
      left: 0,
      asked: 0,
    },
    entry: 'hearInput',
    invoke: { src: 'player', id: 'player' },
    on: {
      'skip.pressed': {
        guard: mayChange,
        actions: { type: 'tell', params: ({ event }) => ({ type: 'skip', direction: event.direction }) },
      },
      'pause.pressed': { guard: mayChange, actions: { type: 'tell', params: { type: 'pause' } } },
      'stop.pressed': { guard: mayChange, actions: { type: 'tell', params: { type: 'stop' } } },
    },
    states: {
      time: {
        initial: 'following',
        states: {
          following: {
            on: {
              'state.pushed': { actions: takeState },
              'seek.moved': { guard: and(['isOpen', 'canSeek']), target: 'moving', actions: goTo },
            },
          },
          moving: {
            tags: ['seeking'],
            on: {
              'state.pushed': [
                {
                  guard: { type: 'endsMove', params: ({ event }) => event },
                  target: 'following',
                  actions: takeState,
                },
                { actions: { type: 'takePushButTime', params: ({ event }) => event } },
              ],
              'seek.moved': { target: 'moving', reenter: true, actions: goTo },
              'link.lost': 'following',
            },
            after: { seekPause: { target: 'sent', actions: 'sendSeek' } },
          },
          sent: {
            tags: ['seeking'],
            on: {
              'state.pushed': [
                {
                  guard: { type: 'answersSeek', params: ({ event }) => event },
                  target: 'following',
                  actions: takeState,
                },
                { actions: { type: 'takePushButTime', params: ({ event }) => event } },
              ],
              'seek.moved': { guard: and(['isOpen', 'canSeek']), target: 'moving', actions: goTo },
              'link.lost': 'following',
            },
            // A player that did not go there says where it is.
            after: { seekTimeout: { target: 'following', actions: ask } },
          },
        },
      },
      transport: {
        initial: 'unknown',
        on: {
          'state.pushed': [
            {
              guard: { type: 'says', params: ({ event }) => saying(event, 'play') },
              target: '.playing',
            },
            { guard: { type: 'says', params: ({ event }) => saying(event, 'pause') }, target: '.paused' },
            { target: '.stopped' },
          ],
        },
        states: {
          unknown: {},
          playing: {
            tags: ['known', 'playing'],
            initial: 'running',
            on: {
              'state.pushed': {
                guard: { type: 'says', params: ({ event }) => saying(event, 'play') },
                target: '.running',
              },
            },
            states: {
              running: {
                on: { 'seek.moved': { target: 'running', reenter: true } },
                // [D4-4] The counter stops and is reset where the track is over.
                after: { remaining: { guard: 'canSeek', target: 'ended' } },
              },
              ended: { tags: ['ended'], on: { 'seek.moved': 'running' } },
            },
          },
          paused: { tags: ['known', 'paused'] },
          stopped: { tags: ['known', 'stopped'] },
        },
      },
      pendingPlay: {
        initial: 'none',
        on: {
          'play.pressed': { guard: 'isOpen', target: '.awaited', actions: ['play', 'startAsking'] },
          'play.expected': { target: '.awaited', actions: 'startAsking' },
          'play.toggled': [
            { guard: and(['isOpen', 'isPlaying']), target: '.none', actions: 'pauseOrStop' },
            { guard: 'isOpen', target: '.awaited', actions: ['play', 'startAsking'] },
          ],
          // Where it plays, the other track will play, too.
          'next.pressed': [
            { guard: and(['isOpen', 'isPlaying']), target: '.awaited', actions: [tellNext, 'startAsking'] },
            { guard: 'isOpen', actions: tellNext },
          ],
          'previous.pressed': [
            {
              guard: and(['isOpen', 'isPlaying']),
              target: '.awaited',
              actions: [tellPrevious, 'startAsking'],
            },
            { guard: 'isOpen', actions: tellPrevious },
          ],
        },
        states: {
          none: {},
          /** It was told to play. */
          awaited: {
            on: {
              'state.pushed': {
                guard: { type: 'says', params: ({ event }) => saying(event, 'play') },
                target: 'none',
              },
              'pause.pressed': {
                guard: 'isOpen',
                target: 'none',
                actions: { type: 'tell', params: { type: 'pause' } },
              },
              'stop.pressed': {
                guard: 'isOpen',
                target: 'none',
                actions: { type: 'tell', params: { type: 'stop' } },
              },
              'link.lost': 'none',
            },
            after: {
              playTimeout: [
                { guard: 'mayAsk', target: 'awaited', reenter: true, actions: ['countAsk', ask] },
                { target: 'none' },
              ],
            },
          },
        },
      },
      selection: {
        initial: 'none',
        on: {
          'random.toggled': { guard: mayChange, target: '.shown', actions: choose },
          'repeat.cycled': { guard: mayChange, target: '.shown', actions: choose },
          'mute.toggled': { guard: 'mayTurn', target: '.shown', actions: choose },
        },
        states: {
          none: {},
          /** What a press chose, whatever the player says meanwhile: that may be older. */
          shown: {
            on: {
              'link.lost': { target: 'none', actions: 'forgetChoice' },
              'volume.changed': { guard: 'mayTurn', actions: 'forgetMute' },
              'volume.stepped': { guard: 'mayTurn', actions: 'forgetMute' },
              'volume.nudged': { guard: 'mayTurn', actions: 'forgetMute' },
            },
            after: { choiceTimeout: { target: 'none', actions: 'forgetChoice' } },
          },
        },
      },
      volume: {
        initial: 'following',
        states: {
          following: {
            on: {
              'state.pushed': { actions: { type: 'followVolume', params: ({ event }) => event.state } },
              'volume.held': { guard: 'mayTurn', target: 'adjusting.hold.held' },
              'volume.changed': { guard: 'mayTurn', target: 'adjusting', actions: 'again' },
              'volume.stepped': { guard: 'mayTurn', target: 'adjusting', actions: 'again' },
              'volume.nudged': { guard: 'mayTurn', target: 'adjusting', actions: 'again' },
            },
          },
          adjusting: {
            tags: ['adjusting'],
            type: 'parallel',
            on: {
              'link.lost': { target: 'following', actions: 'dropVolume' },
              'state.pushed': {
                guard: 'isNudged',
                actions: { type: 'followVolume', params: ({ event }) => event.state },
              },
            },
            states: {
              pace: {
                initial: 'ready',
                states: {
                  ready: {
                    on: {
                      'volume.changed': {
                        guard: mayTurnTo,
                        target: 'resting',
                        actions: [take, 'sendVolume'],
                      },
                      'volume.stepped': {
                        guard: 'mayTurn',
                        target: 'resting',
                        actions: [step, 'sendVolume'],
                      },
                      'volume.nudged': {
                        guard: 'mayTurn',
                        target: 'resting',
                        actions: [nudge, 'sendVolume'],
                      },
                    },
                  },
                  resting: {
                    on: {
                      'volume.changed': { guard: mayTurnTo, actions: [take, 'keepVolume'] },
                      'volume.stepped': { guard: 'mayTurn', actions: [step, 'keepVolume'] },
                      'volume.nudged': { guard: 'mayTurn', actions: nudge },
                    },
                    after: {
                      volumePause: [
                        { guard: 'hasUnsent', target: 'resting', reenter: true, actions: 'sendVolume' },
                        { target: 'ready' },
                      ],
                    },
                  },
                },
              },
              hold: {
                initial: 'waiting',
                states: {
                  held: { on: { 'volume.released': 'waiting' } },
                  waiting: {
                    on: {
                      'volume.held': 'held',
                      'volume.changed': { target: 'waiting', reenter: true },
                      'volume.stepped': { target: 'waiting', reenter: true },
                      'volume.nudged': { target: 'waiting', reenter: true },
                    },
                    after: {
                      volumeTimeout: { target: '#playback.volume.following', actions: 'showPushedVolume' },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  })

/** The same without a player: for its type and for tests, which provide one. */
export const playbackMachine = /* @__PURE__ */ createPlaybackMachine()
