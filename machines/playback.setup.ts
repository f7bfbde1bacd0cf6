import { assign, enqueueActions, fromCallback, raise, sendTo, setup } from 'xstate'
import type {
  PlaybackContext,
  PlaybackEvent,
  PlaybackState,
  PlaybackOrder,
  PlaybackTag,
  Moment,
} from './playback.vocabulary'
import { choiceOf, type ChoosingPress } from './playbackChoice'
import { clockAfter, elapsedAt, isSameTrack } from './playbackClock'

/** The player said what it does. */
export type Pushed = Extract<PlaybackEvent, { type: 'state.pushed' }>

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

/** What the player said, with what somebody has just chosen. */
const shown = ({ chosen }: PlaybackContext, lastPushed: PlaybackState) => ({
  lastPushed,
  state: { ...lastPushed, ...chosen },
})

const toVolume = (volume: number): number => Math.round(Math.min(100, Math.max(0, volume)))

/** Sends what it is told to and passes on what the player pushes. */
export const noPlayer = fromCallback<PlaybackOrder>(() => {
  throw new Error('no player actor was provided')
})

/**
 * What the states of playback are made of: its player, what they note, what they decide by and how long they
 * wait.
 */
export const setUpPlayback = (player = noPlayer) =>
  setup({
    types,
    actors: { player },
    actions: {
      tell: sendTo('player', (_, order: PlaybackOrder) => order),
      /** D4-6: what is volatile is played by a request of its own. */
      play: enqueueActions(({ context, enqueue }) => {
        enqueue.sendTo('player', { type: context.state?.volatile ? 'volatilePlay' : 'play' })
      }),
      pauseOrStop: enqueueActions(({ context, enqueue }) => {
        enqueue.sendTo('player', { type: context.state?.isRadio ? 'stop' : 'pause' })
      }),
      /** It shows at once, so that the next press goes on from it, however long the player takes. */
      choose: enqueueActions(({ context: { state, chosen }, enqueue }, press: ChoosingPress) => {
        if (!state) return
        const { choice, order } = choiceOf(state, press)
        enqueue.assign({ state: { ...state, ...choice }, chosen: { ...chosen, ...choice } })
        enqueue.sendTo('player', order)
      }),
      /** Whoever makes a muted player louder is heard. */
      forgetMute: assign(({ context: { state, lastPushed, chosen } }) => {
        const { mute: _, ...others } = chosen
        return { state: state && lastPushed && { ...state, mute: lastPushed.mute }, chosen: others }
      }),
      forgetChoice: assign(({ context: { lastPushed } }) => ({ state: lastPushed, chosen: {} })),
      takePush: assign(({ context }, { state, at }: { state: PlaybackState; at: Moment }) => {
        const clock = clockAfter(context, state, at)
        const left = state.duration * 1000 - elapsedAt({ state, clock }, at)
        return { ...shown(context, state), clock, left }
      }),
      /** While somebody goes elsewhere, what the player says of the time is not yet the answer. */
      takePushButTime: assign(({ context }, { state }: { state: PlaybackState }) => shown(context, state)),
      moveTo: assign(({ context }, { seek, at }: { seek: number; at: Moment }) => {
        const end = (context.state?.duration ?? 0) * 1000
        const clock = { seek: Math.min(Math.max(0, seek), end), at }
        return { clock, left: end - clock.seek }
      }),
      sendSeek: enqueueActions(({ context, enqueue }) => {
        enqueue.sendTo('player', { type: 'seek', seconds: Math.round(context.clock.seek / 1000) })
      }),
      followVolume: assign((_, { volume }: { volume: number }) => ({ volume: toVolume(volume) })),
      showPushedVolume: assign(({ context }) => ({
        volume: toVolume(context.state?.volume ?? context.volume),
      })),
      again: raise(({ event }) => event),
      /** So that the first state of all is the player's already. */
      hearInput: enqueueActions(({ event, enqueue }) => {
        if (isStart(event) && event.input) enqueue.raise(event.input)
      }),
      takeVolume: assign((_, { volume }: { volume: number }) => ({
        volume: toVolume(volume),
        isNudged: false,
      })),
      stepVolume: assign(({ context }, { by }: { by: number }) => ({
        volume: toVolume(context.volume + by),
        isNudged: false,
      })),
      keepVolume: assign({ unsent: ({ context }) => context.volume }),
      keepNudge: assign((_, { sign }: { sign: '+' | '-' }) => ({ unsent: sign, isNudged: true })),
      sendVolume: enqueueActions(({ context, enqueue }) => {
        enqueue.sendTo('player', { type: 'volume', volume: context.unsent ?? context.volume })
        enqueue.assign({ unsent: undefined })
      }),
      dropVolume: assign({ unsent: undefined }),
      countAsk: assign({ asked: ({ context }) => context.asked + 1 }),
      startAsking: assign({ asked: 0 }),
    },
    guards: {
      isOpen: ({ context }) => context.state !== undefined && !context.state.isTransportLocked,
      mayTurn: ({ context }) => context.state !== undefined && !context.state.isVolumeLocked,
      /** Also, that leads elsewhere: a hand that rests on a control goes on telling where it is. */
      mayTurnTo: ({ context: { state, volume: last } }, { volume }: { volume: number }) =>
        state !== undefined &&
        !state.isVolumeLocked &&
        (toVolume(volume) !== last || toVolume(volume) !== state.volume),
      canSeek: ({ context }) => (context.state?.duration ?? 0) > 0,
      isPlaying: ({ context }) => context.state?.status === 'play',
      isNudged: ({ context }) => context.isNudged,
      hasUnsent: ({ context }) => context.unsent !== undefined,
      mayAsk: ({ context }) => context.asked < patientAsks,
      says: (_, { state, status }: { state: PlaybackState; status: PlaybackState['status'] }) =>
        state.status === status,
      /** [D5-2] Nobody moves through another track, nor through one that is led from elsewhere by now. */
      endsMove: ({ context }, { state }: { state: PlaybackState }) =>
        state.isTransportLocked || !isSameTrack(context.state, state),
      /** The player is where somebody went, or plays something else by now. */
      answersSeek: ({ context }, { state, at }: { state: PlaybackState; at: Moment }) =>
        !isSameTrack(context.state, state) ||
        state.status === 'stop' ||
        (state.seek !== undefined && Math.abs(elapsedAt(context, at) - state.seek) < near),
    },
    delays: {
      /** D9-7 */
      seekPause: 200,
      /** A player that has not gone where it was told to by then stays where it is. */
      seekTimeout: 2000,
      /** D9-6: at most one volume in so long. */
      volumePause: 100,
      /** D9-6: so long after the last own change the player's volume counts again. */
      volumeTimeout: 1000,
      /** A player that has not done by then what a press chose stays as it is. */
      choiceTimeout: 1500,
      /** Players sometimes do not say that they play. */
      playTimeout: 700,
      /** Until the track's end, as far as a timer goes: 24 days. */
      remaining: ({ context }) => Math.min(2 ** 31 - 1, Math.max(0, context.left)),
    },
  })
