import { createActor, fromCallback, SimulatedClock } from 'xstate'
import {
  playbackMachine,
  type PlaybackState,
  type PlaybackOrder,
  type PlaybackTag,
} from '../../../machines/playback.machine'
import type { PlaybackEvent } from '../../../machines/playback.vocabulary'
import { elapsedAt } from '../../../machines/playbackClock'

/** Every tag that tests tell of. */
export const tags: readonly PlaybackTag[] = [
  'known',
  'playing',
  'paused',
  'stopped',
  'ended',
  'seeking',
  'adjusting',
]

/** A track of 200 s that stands still. */
export const state: PlaybackState = {
  status: 'stop',
  seek: 0,
  duration: 200,
  volume: 40,
  mute: false,
  random: false,
  repeat: false,
  repeatSingle: false,
  volatile: false,
  isRadio: false,
  uri: 'music-library/INTERNAL/moth.flac',
  service: 'mpd',
  title: 'Moth & Flame',
  position: 0,
  isTransportLocked: false,
  isVolumeLocked: false,
}

/**
 * Starts the machine with a player that writes down its orders. The clock of the test is the clock of the
 * browser; while the tab sleeps it goes on without the timers.
 */
export function startPlayback(first?: Partial<PlaybackState>) {
  const clock = new SimulatedClock()
  let slept = 0
  const now = () => clock.now() + slept
  const orders: PlaybackOrder[] = []
  const player = fromCallback<PlaybackOrder>(({ receive }) => receive((order) => orders.push(order)))
  const actor = createActor(playbackMachine.provide({ actors: { player } }), { clock })
  actor.start()
  const push = (change: Partial<PlaybackState>) =>
    actor.send({ type: 'state.pushed', state: { ...state, ...first, ...change }, at: now() })
  if (first) push({})
  return {
    push,
    wait: (milliseconds: number) => clock.increment(milliseconds),
    sleep: (milliseconds: number) => {
      slept += milliseconds
    },
    send: (event: PlaybackEvent) => actor.send(event),
    seekTo: (seek: number) => actor.send({ type: 'seek.moved', seek, at: now() }),
    orders: () => orders.splice(0),
    tags: () => tags.filter((tag) => actor.getSnapshot().hasTag(tag)).join(' '),
    context: () => actor.getSnapshot().context,
    elapsed: () => elapsedAt(actor.getSnapshot().context, now()),
    snapshot: () => actor.getSnapshot(),
  }
}
