import { and, assign, enqueueActions, fromCallback, raise, sendTo, setup } from 'xstate'
import type {
  PlaybackContext,
  PlaybackEvent,
  PlaybackFacts,
  PlaybackOrder,
  PlaybackTag,
  Moment,
} from './playback.vocabulary'
import { clockAfter, elapsedAt, isSameTrack } from './playbackClock'

export type {
  PlaybackClock,
  PlaybackContext,
  PlaybackEvent,
  PlaybackFacts,
  PlaybackOrder,
  PlaybackTag,
} from './playback.vocabulary'

type Pushed = Extract<PlaybackEvent, { type: 'state.pushed' }>

const types: {
  context?: PlaybackContext
  /** What the player pushed before, if it did. */
  input?: Pushed | undefined
  events?: PlaybackEvent
  tags?: PlaybackTag
  children?: { player: 'player' }
} = {}

/** So often a player that was told to play and has not said that it does is asked. */
const patientAsks = 3

/** A push so near to where somebody went, ms, is the answer to it. */
const near = 1500

/** The event that starts a machine bears its input; xstate's types do not say so. */
const isStart = (event: object): event is { input: Pushed | undefined } => 'input' in event

const toVolume = (volume: number): number => Math.round(Math.min(100, Math.max(0, volume)))

const isPausable = (facts: PlaybackFacts): boolean => facts.trackType !== 'webradio'

const isTurnable = (facts: PlaybackFacts | undefined): facts is PlaybackFacts =>
  facts !== undefined && !facts.disableUi && !facts.disableVolumeControl

/** Sends what it is told to and passes on what the player pushes. */
const noPlayer = fromCallback<PlaybackOrder>(() => {
  throw new Error('no player actor was provided')
})

const setUp = (player: typeof noPlayer) =>
  setup({
    types,
    actors: { player },
    actions: {
      tell: sendTo('player', (_, order: PlaybackOrder) => order),
      /** D4-6: what is volatile is played by a request of its own. */
      play: enqueueActions(({ context, enqueue }) => {
        enqueue.sendTo('player', { type: context.facts?.volatile ? 'volatilePlay' : 'play' })
      }),
      pauseOrStop: enqueueActions(({ context, enqueue }) => {
        const stops = context.facts !== undefined && !isPausable(context.facts)
        enqueue.sendTo('player', { type: stops ? 'stop' : 'pause' })
      }),
      toggleMute: enqueueActions(({ context, enqueue }) => {
        enqueue.sendTo('player', { type: 'mute', mute: context.facts?.mute !== true })
      }),
      toggleRandom: enqueueActions(({ context, enqueue }) => {
        enqueue.sendTo('player', { type: 'random', value: context.facts?.random !== true })
      }),
      /** D4-5: off, all, single, off. */
      cycleRepeat: enqueueActions(({ context: { facts }, enqueue }) => {
        const isAll = facts?.repeat === true && !facts.repeatSingle
        const isOff = facts?.repeat !== true
        enqueue.sendTo('player', { type: 'repeat', value: isOff || isAll, repeatSingle: isAll })
      }),
      toggleFavourite: enqueueActions(({ context, enqueue }) => {
        enqueue.sendTo('player', { type: 'favourite', isFavourite: context.facts?.isFavourite !== true })
      }),
      takePush: assign(({ context }, { facts, at }: { facts: PlaybackFacts; at: Moment }) => {
        const clock = clockAfter(context, facts, at)
        return { facts, clock, left: facts.duration * 1000 - elapsedAt({ facts, clock }, at) }
      }),
      /** While somebody goes elsewhere, what the player says of the time is not yet the answer. */
      takePushButTime: assign((_, { facts }: { facts: PlaybackFacts }) => ({ facts })),
      moveTo: assign(({ context }, { seek, at }: { seek: number; at: Moment }) => {
        const end = (context.facts?.duration ?? 0) * 1000
        const clock = { seek: Math.min(Math.max(0, seek), end), at }
        return { clock, left: end - clock.seek }
      }),
      sendSeek: enqueueActions(({ context, enqueue }) => {
        enqueue.sendTo('player', { type: 'seek', seconds: Math.round(context.clock.seek / 1000) })
      }),
      followVolume: assign((_, { volume }: { volume: number }) => ({ volume: toVolume(volume) })),
      showPushedVolume: assign(({ context }) => ({
        volume: toVolume(context.facts?.volume ?? context.volume),
      })),
      again: raise(({ event }) => event),
      /** So that the first state of all is the player's already. */
      hearInput: enqueueActions(({ event, enqueue }) => {
        if (isStart(event) && event.input) enqueue.raise(event.input)
      }),
      takeVolume: assign((_, { volume }: { volume: number }) => ({ volume: toVolume(volume) })),
      stepVolume: assign(({ context }, { by }: { by: number }) => ({
        volume: toVolume(context.volume + by),
      })),
      keepVolume: assign({ unsent: ({ context }) => context.volume }),
      sendVolume: enqueueActions(({ context, enqueue }) => {
        enqueue.sendTo('player', { type: 'volume', volume: context.volume })
        enqueue.assign({ unsent: undefined })
      }),
      dropVolume: assign({ unsent: undefined }),
      countAsk: assign({ asked: ({ context }) => context.asked + 1 }),
      startAsking: assign({ asked: 0 }),
    },
    guards: {
      isOpen: ({ context }) => context.facts !== undefined && !context.facts.disableUi,
      mayTurn: ({ context }) => isTurnable(context.facts),
      /** Also, that leads elsewhere: a hand that rests on a control goes on telling where it is. */
      mayTurnTo: ({ context: { facts, volume: last } }, { volume }: { volume: number }) =>
        isTurnable(facts) && (toVolume(volume) !== last || toVolume(volume) !== facts.volume),
      canSeek: ({ context }) => (context.facts?.duration ?? 0) > 0,
      isPlaying: ({ context }) => context.facts?.status === 'play',
      hasUri: ({ context }) => (context.facts?.uri ?? '') !== '',
      hasUnsent: ({ context }) => context.unsent !== undefined,
      mayAsk: ({ context }) => context.asked < patientAsks,
      says: (_, { facts, status }: { facts: PlaybackFacts; status: PlaybackFacts['status'] }) =>
        facts.status === status,
      isAnotherTrack: ({ context }, { facts }: { facts: PlaybackFacts }) =>
        !isSameTrack(context.facts, facts),
      /** The player is where somebody went, or plays something else by now. */
      answersSeek: ({ context }, { facts, at }: { facts: PlaybackFacts; at: Moment }) =>
        !isSameTrack(context.facts, facts) ||
        facts.status === 'stop' ||
        Math.abs(elapsedAt(context, at) - facts.seek) < near,
    },
    delays: {
      /** D9-7 */
      seekPause: 200,
      /** A player that has not gone where it was told to by then stays where it is. */
      seekPatience: 2000,
      /** D9-6: at most one volume in so long. */
      volumePause: 100,
      /** D9-6: so long after the last own change the player's volume counts again. */
      volumePatience: 1000,
      /** Players sometimes do not say that they play. */
      playPatience: 700,
      /** Until the track's end. */
      remaining: ({ context }) => Math.max(0, context.left),
    },
  })

const saying = ({ facts }: Pushed, status: PlaybackFacts['status']) => ({ facts, status })
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
const ask = { type: 'tell', params: { type: 'ask' } } as const
const tellNext = { type: 'tell', params: { type: 'next' } } as const
const tellPrevious = { type: 'tell', params: { type: 'previous' } } as const
const mayChange = 'isOpen'

/**
 * What plays and how it is led [D4-4 … D4-9]: the transport, the time that is reckoned on between two pushes, and what the
 * user chose while the player has not said it yet. The player's word always wins in the end. Made
 * with its player, because to provide that later would make all of it a second time.
 */
export const createPlaybackMachine = (player = noPlayer) =>
  setUp(player).createMachine({
    id: 'playback',
    type: 'parallel',
    context: { facts: undefined, clock: { seek: 0, at: 0 }, volume: 0, unsent: undefined, left: 0, asked: 0 },
    entry: 'hearInput',
    invoke: { src: 'player', id: 'player' },
    on: {
      'skip.pressed': {
        guard: mayChange,
        actions: { type: 'tell', params: ({ event }) => ({ type: 'skip', direction: event.direction }) },
      },
      'random.toggled': { guard: mayChange, actions: 'toggleRandom' },
      'repeat.cycled': { guard: mayChange, actions: 'cycleRepeat' },
      'favourite.toggled': { guard: and([mayChange, 'hasUri']), actions: 'toggleFavourite' },
      'mute.toggled': { guard: 'mayTurn', actions: 'toggleMute' },
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
                  guard: { type: 'isAnotherTrack', params: ({ event }) => event },
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
            after: { seekPatience: { target: 'following', actions: ask } },
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
      promise: {
        initial: 'none',
        on: {
          'play.pressed': { guard: 'isOpen', target: '.awaited', actions: ['play', 'startAsking'] },
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
              playPatience: [
                { guard: 'mayAsk', target: 'awaited', reenter: true, actions: ['countAsk', ask] },
                { target: 'none' },
              ],
            },
          },
        },
      },
      volume: {
        initial: 'following',
        states: {
          following: {
            on: {
              'state.pushed': { actions: { type: 'followVolume', params: ({ event }) => event.facts } },
              'volume.held': { guard: 'mayTurn', target: 'turning.hold.held' },
              'volume.changed': { guard: 'mayTurn', target: 'turning', actions: 'again' },
              'volume.stepped': { guard: 'mayTurn', target: 'turning', actions: 'again' },
            },
          },
          turning: {
            tags: ['turning'],
            type: 'parallel',
            on: { 'link.lost': { target: 'following', actions: 'dropVolume' } },
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
                    },
                  },
                  resting: {
                    on: {
                      'volume.changed': { guard: mayTurnTo, actions: [take, 'keepVolume'] },
                      'volume.stepped': { guard: 'mayTurn', actions: [step, 'keepVolume'] },
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
                    },
                    after: {
                      volumePatience: { target: '#playback.volume.following', actions: 'showPushedVolume' },
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
