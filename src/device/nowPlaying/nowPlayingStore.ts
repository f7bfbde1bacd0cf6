import { createActor, fromCallback } from 'xstate'
import {
  type PlaybackOrder,
  createPlaybackMachine,
  type PlaybackClock,
  type PlaybackEvent,
} from '../../../machines/playback.machine'
import type { Device, SendOutcome } from '../Device'
import { elapsedAt } from '../../../machines/playbackClock'
import { createListeners } from '../createListeners'
import { onePerPlayer } from '../onePerPlayer'
import { favouritesOf, favouriteUri } from './favourites'
import { readNowPlaying, type NowPlaying } from './NowPlaying'
import { createStationLogos, isOwnLogo } from './stationLogos'

/** Sends what the playback machine orders the player to do [D7-5 … D7-9]. */
function sendOrder(device: Device, order: PlaybackOrder): SendOutcome {
  switch (order.type) {
    case 'play':
    case 'volatilePlay':
    case 'pause':
    case 'stop':
    case 'next':
      return device.send(order.type)
    case 'previous':
      return device.send('prev')
    case 'skip':
      return device.send(order.direction === 'back' ? 'skipBackwards' : 'skipForward')
    case 'seek':
      return device.send('seek', order.seconds)
    case 'volume':
      return device.send('volume', order.volume)
    case 'mute':
      return device.send(order.mute ? 'mute' : 'unmute')
    case 'random':
      return device.send('setRandom', { value: order.value })
    case 'repeat':
      return device.send('setRepeat', { value: order.value, repeatSingle: order.repeatSingle })
    case 'ask':
      return device.send('getState')
  }
}

/** What somebody does with what plays; moving through the track has functions of its own. */
export type PlaybackCommand = Exclude<
  PlaybackEvent,
  { type: 'state.pushed' | 'link.lost' | 'seek.moved' | 'play.expected' }
>

/** The one owner of what plays: nothing else reads the player's state, or decides who may lead it. */
export interface NowPlayingStore {
  /** Undefined before the player has said anything. The same object until something of it changes. */
  read: () => NowPlaying | undefined
  /** Calls `listener` when something of it changes, the clock and whether that runs included. */
  subscribe: (listener: () => void) => () => void
  send: (command: PlaybackCommand) => void
  /** How far the track is, ms, and 0 where it is over and the player has not said what follows [D4-4]. */
  elapsed: () => number
  /** From where the time is reckoned on; another object after each seek and each push that says otherwise. */
  clock: () => PlaybackClock
  /** Its time goes on. */
  isRunning: () => boolean
  /** Goes to that time, ms. */
  seekTo: (time: number) => void
  /** Goes so far from where the track is, ms. */
  seekBy: (time: number) => void
  toggleFavourite: () => void
  /** Has what has played leave the queue, or stay in it; shown once the player says so. */
  toggleConsume: () => void
  /**
   * The player was told by another request to play something: the push that it does can be missing, so it is
   * asked for.
   */
  expectPlay: () => void
  /** Calls `listener` with what could not be sent. */
  onRefused: (listener: (outcome: SendOutcome) => void) => () => void
}

const logos = createStationLogos()

/**
 * The same with the logo of its station where the player shows none: that of its entry in the queue, or one
 * that it has shown before.
 */
function withLogo(device: Device, playing: NowPlaying): NowPlaying {
  const { isRadio, uri, position, albumart } = playing
  if (!isRadio || uri === '') return playing
  const entry = device.topics.read('pushQueue')?.[position]
  if (entry?.uri === uri) logos.see(uri, entry.albumart)
  if (!isOwnLogo(albumart)) return { ...playing, albumart: logos.of(uri) ?? albumart }
  // A cover that is looked up is that of a song.
  if (logos.of(uri) === undefined && !/[?&]web=/.test(albumart)) logos.see(uri, albumart)
  return playing
}

/**
 * What a station is called, which its entry in the queue says: the title of what plays is the song on air.
 */
function stationAt(device: Device, { uri, position }: NowPlaying): string | undefined {
  const entry = device.topics.read('pushQueue')?.[position]
  return entry?.uri === uri ? entry.name || undefined : undefined
}

/** Sends the press on the heart [D4-9 D5-3 D7-24]. */
function sendFavourite(device: Device, track: NowPlaying): SendOutcome {
  const { uri, service, title } = track.item
  if (track.isFavourite) return device.send('removeFromFavourites', { uri: favouriteUri(uri), service })
  const words =
    service === 'webradio'
      ? {
          title: stationAt(device, track) ?? title,
          ...(track.albumart && { albumart: track.albumart }),
        }
      : { title }
  return device.send('addToFavourites', { uri, service, ...words })
}

function createNowPlayingStore(device: Device): NowPlayingStore & { end: () => void } {
  const favourites = favouritesOf(device)
  const listeners = createListeners()
  const refused = new Set<(outcome: SendOutcome) => void>()
  const tell = (outcome: SendOutcome) => {
    if (outcome.status === 'refused') for (const listener of refused) listener(outcome)
  }

  const pushed = (before?: NowPlaying) => {
    const state = device.topics.read('pushState')
    const at = device.topics.receivedAt('pushState') ?? performance.now()
    return (
      state && ({ type: 'state.pushed', state: withLogo(device, readNowPlaying(state, before)), at } as const)
    )
  }
  const first = pushed()
  let lastPushed = first?.state
  const player = fromCallback<PlaybackOrder>(({ receive }) =>
    receive((order) => tell(sendOrder(device, order))),
  )
  const actor = createActor(createPlaybackMachine(player), { input: first })

  let shown: NowPlaying | undefined
  let [clock, isRunning] = [actor.getSnapshot().context.clock, false]
  const hasClockChanged = () => {
    const snapshot = actor.getSnapshot()
    const before = [clock, isRunning]
    clock = snapshot.context.clock
    isRunning = snapshot.hasTag('playing') && !snapshot.hasTag('ended')
    return before[0] !== clock || before[1] !== isRunning
  }
  const refresh = () => {
    const { state, volume } = actor.getSnapshot().context
    if (!lastPushed || !state) return
    const isOtherClock = hasClockChanged()
    const { mute, random, repeat, repeatSingle } = state
    const isFavourite = favourites.read(lastPushed.uri) ?? lastPushed.isFavourite
    const decibels = Math.abs(lastPushed.volume - volume) < 1 ? lastPushed.decibels : undefined
    const next = { ...lastPushed, mute, random, repeat, repeatSingle, volume, isFavourite, decibels }
    const isSame =
      shown?.item === next.item &&
      shown.mute === mute &&
      shown.random === random &&
      shown.repeat === repeat &&
      shown.repeatSingle === repeatSingle &&
      shown.volume === volume &&
      shown.isFavourite === isFavourite
    if (isSame && !isOtherClock) return
    if (!isSame) shown = next
    listeners.notify()
  }
  const take = () => {
    const state = device.topics.read('pushState')
    favourites.hear(state?.uri, state?.favourite?.favourite)
    const event = pushed(lastPushed)
    if (!event) return
    lastPushed = event.state
    actor.send(event)
  }
  actor.subscribe(refresh)
  actor.start()
  refresh()
  const leave = [
    device.topics.subscribe('pushState', take),
    favourites.subscribe(refresh),
    device.onConnection((isConnected) => {
      if (!isConnected) actor.send({ type: 'link.lost' })
    }),
    () => void actor.stop(),
  ]

  const seekTo = (seek: number) => actor.send({ type: 'seek.moved', seek, at: performance.now() })
  const elapsed = () => {
    const snapshot = actor.getSnapshot()
    return snapshot.hasTag('ended') ? 0 : elapsedAt(snapshot.context, performance.now())
  }
  return {
    read: () => shown,
    subscribe: (listener) => listeners.add(listener),
    send: (command) => actor.send(command),
    elapsed,
    clock: () => clock,
    isRunning: () => isRunning,
    seekTo,
    seekBy: (time) => seekTo(elapsed() + time),
    toggleFavourite() {
      if (!shown || shown.isTransportLocked || shown.uri === '') return
      const outcome = sendFavourite(device, shown)
      tell(outcome)
      // Players do not say it with their state.
      if (outcome.status !== 'refused') favourites.press(shown.uri, !shown.isFavourite)
    },
    toggleConsume() {
      if (shown?.consume === undefined || shown.isTransportLocked) return
      tell(device.send('setConsume', { value: !shown.consume }))
    },
    expectPlay: () => actor.send({ type: 'play.expected' }),
    onRefused(listener) {
      refused.add(listener)
      return () => refused.delete(listener)
    },
    end: () => leave.forEach((one) => one()),
  }
}

/** What the driven player plays; made when it is first asked for. */
export const nowPlayingOf: (device: Device) => NowPlayingStore = onePerPlayer(
  createNowPlayingStore,
  (store) => store.end(),
)
