import type { PlaybackState } from '../../../machines/playback.machine'
import type { PushState } from '../../../schemas/generated/types'

/** An input of the player itself, which a switch of the panel turns on and off [D7-46 D7-47]. */
export type OwnInput = 'analogInput' | 'bluetooth'

/** What plays that is no music of the player's own and is led from elsewhere. */
export type Input = 'airplay' | 'bluetooth' | 'analog'

/**
 * What of the sound is told in words and pictures, as on the wire; undefined where the player does not say.
 */
export interface Sound {
  trackType: string | undefined
  fileFormat: PushState['fileFormat']
  samplerate: string | undefined
  bitdepth: string | undefined
  bitrate: string | undefined
}

/**
 * What plays, as shown: what the player said last, with what somebody has chosen since. Units as on the wire
 * [D3-1 … D3-10].
 */
export interface NowPlaying extends PlaybackState {
  /** Names stand without spaces around them, '' where the player gives none. */
  title: string
  artist: string
  album: string
  albumart: string | undefined
  /** Neither a name nor an address: nothing has been chosen to be played. */
  isEmpty: boolean
  /** As requests about it name it: the title is as the player wrote it. */
  item: { uri: string; service: string; title: string }
  isFavourite: boolean
  /** What has played leaves the queue; undefined where the player does not say, and cannot be told. */
  consume: boolean | undefined
  sound: Sound
  /**
   * The loudness that the player tells beside its volume, dB; undefined while the shown volume is not yet the
   * player's.
   */
  decibels: number | undefined
  /** It is led in steps of 15 s [D3-6]. */
  hasSkips: boolean
  /** The player reads its music library [D3-7]. */
  isScanning: boolean
  input: Input | undefined
  ownInput: OwnInput | undefined
  /**
   * The player takes no orders about what it plays, because another device or an input leads it [D2.3-4
   * D4-8]: nothing else can be played meanwhile. The one definition, for all that is disabled, refused or
   * covered then.
   */
  isLocked: boolean
}

// 'bluetoth' as devices spell it [D3-5].
const ownInputs: ReadonlyMap<string, OwnInput> = new Map([
  ['analogin', 'analogInput'],
  ['bluetooth', 'bluetooth'],
  ['bluetoth', 'bluetooth'],
])

const inputs: ReadonlyMap<string, Input> = new Map([
  ['airplay', 'airplay'],
  ['bluetoth', 'bluetooth'],
  ['bluetooth', 'bluetooth'],
  ['bt', 'bluetooth'],
  ['analogin', 'analog'],
])

/** Services that take the panel over while they play, whether their state says so or not [D2.3-4 D3-5]. */
const locking: ReadonlySet<string> = new Set(['airplay', 'analogin'])

/** The input of the player that a service is; undefined for all others. */
export const ownInputOf = (service: string): OwnInput | undefined => ownInputs.get(service.toLowerCase())

const trimmed = (name: string | undefined): string => name?.trim() ?? ''

/** Volume to assume of a player that has never told one, 0-100 [D9-5]. */
const unknownVolume = 80

/**
 * Reads a pushed state. What the push leaves out is as it is when nothing plays [D9-5], but for the volume,
 * which stays as it was `before`: a step from one made up would be loud.
 */
export function readNowPlaying(state: PushState, before?: NowPlaying): NowPlaying {
  const { status, seek, service = '', trackType, fileFormat, samplerate, bitdepth, bitrate, uri = '' } = state
  const title = trimmed(state.title)
  const isLocked = state.disableUi === true || locking.has(service.toLowerCase())
  const ownInput = ownInputOf(service)
  return {
    status,
    seek,
    duration: state.duration ?? 0,
    volume: state.volume ?? before?.volume ?? unknownVolume,
    mute: state.mute ?? false,
    random: state.random ?? false,
    repeat: state.repeat ?? false,
    repeatSingle: state.repeatSingle ?? false,
    volatile: state.volatile ?? false,
    // Some tell the codec of the station as the type.
    isRadio: service === 'webradio' || trackType === 'webradio',
    uri,
    service,
    position: state.position ?? 0,
    title,
    artist: trimmed(state.artist),
    album: trimmed(state.album),
    albumart: state.albumart,
    isEmpty: title === '' && uri === '',
    item: { uri, service, title: state.title ?? '' },
    isFavourite: state.favourite?.favourite ?? false,
    consume: state.consume,
    sound: { trackType, fileFormat, samplerate, bitdepth, bitrate },
    decibels: state.dbVolume,
    hasSkips: state.enableSkip ?? false,
    isScanning: state.updatedb ?? false,
    input: inputs.get(service.toLowerCase()) ?? inputs.get(trackType?.toLowerCase() ?? ''),
    ownInput,
    isLocked,
    isTransportLocked: isLocked || state.disableUiControls === true,
    // How loud an input of the player itself is stays in the hands of the panel [D4-8].
    isVolumeLocked: state.disableVolumeControl === true || (isLocked && ownInput === undefined),
  }
}
