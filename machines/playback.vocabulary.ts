/**
 * What a player says of what it plays, as far as the machine decides by it; units as on the wire [D3-1 …
 * D3-6].
 */
export interface PlaybackState {
  status: 'play' | 'pause' | 'stop'
  /** How far it has played, ms; undefined where the player does not say. */
  seek: number | undefined
  /** Length, s; 0 where there is none. */
  duration: number
  /** 0-100. */
  volume: number
  mute: boolean
  random: boolean
  repeat: boolean
  repeatSingle: boolean
  /** Plays something that cannot be paused and taken up again by a plain play. */
  volatile: boolean
  /** A station: it cannot be paused, only stopped. */
  isRadio: boolean
  uri: string
  service: string
  title: string
  /** Index in the queue. */
  position: number
  /** Play, skip, seek, shuffle and repeat do nothing. */
  isTransportLocked: boolean
  /** The volume can only be read [D4-8]. */
  isVolumeLocked: boolean
}

/** A moment of the browser's clock that never goes back, ms, as `performance.now` gives it. */
export type Moment = number

/** What the machine hears. */
export type PlaybackEvent =
  /** The player pushed its state. */
  | { type: 'state.pushed'; state: PlaybackState; at: Moment }
  | { type: 'play.pressed' }
  /** The player was told by something else to play. */
  | { type: 'play.expected' }
  | { type: 'pause.pressed' }
  | { type: 'stop.pressed' }
  /** Play where it does not play, pause where it does, stop where there is nothing to pause. */
  | { type: 'play.toggled' }
  | { type: 'next.pressed' }
  | { type: 'previous.pressed' }
  | { type: 'skip.pressed'; direction: 'back' | 'forward' }
  /** Somebody moves through the track; `seek` in ms. */
  | { type: 'seek.moved'; seek: number; at: Moment }
  | { type: 'volume.changed'; volume: number }
  | { type: 'volume.stepped'; by: number }
  /**
   * A button, which goes by the step that the owner has set on the player [D7-7]: how far is the player's to
   * say.
   */
  | { type: 'volume.nudged'; sign: '+' | '-' }
  /** A finger is on the control, and leaves it. */
  | { type: 'volume.held' }
  | { type: 'volume.released' }
  | { type: 'mute.toggled' }
  | { type: 'random.toggled' }
  | { type: 'repeat.cycled' }
  | { type: 'link.lost' }

/** What the machine has the player told; each is one request with its payload. */
export type PlaybackOrder =
  | { type: 'play' | 'volatilePlay' | 'pause' | 'stop' | 'next' | 'previous' }
  | { type: 'skip'; direction: 'back' | 'forward' }
  /** To that time, whole seconds [D7-8]. */
  | { type: 'seek'; seconds: number }
  | { type: 'volume'; volume: number | '+' | '-' }
  | { type: 'mute'; mute: boolean }
  | { type: 'random'; value: boolean }
  | { type: 'repeat'; value: boolean; repeatSingle: boolean }
  /** Say once more how it stands. */
  | { type: 'ask' }

/**
 * `known`: the player has said what it plays; `playing`, `paused`, `stopped`; `ended`: its time is up and the
 * player has not said what follows; `seeking`, `adjusting`: what is shown is what the user chose, not yet
 * what the player says.
 */
export type PlaybackTag = 'known' | 'playing' | 'paused' | 'stopped' | 'ended' | 'seeking' | 'adjusting'

/** Where the track stood at a moment; from there it is reckoned on while it plays. */
export interface PlaybackClock {
  /** ms. */
  seek: number
  at: Moment
}

/** What presses have chosen and the player may not have said yet. */
export type PlaybackChoice = Partial<Pick<PlaybackState, 'mute' | 'random' | 'repeat' | 'repeatSingle'>>

export interface PlaybackContext {
  /** As shown: what the player said last, but for what was chosen since. */
  state: PlaybackState | undefined
  /** As the player said last. */
  lastPushed: PlaybackState | undefined
  chosen: PlaybackChoice
  clock: PlaybackClock
  /** The volume to show, 0-100: the user's own until the player's word counts again. */
  volume: number
  /** The volume, or the step, that has been chosen and not been sent yet. */
  unsent: number | '+' | '-' | undefined
  /** The last that was chosen is a step, so what the player says is what is to be shown. */
  isNudged: boolean
  /** Until the track's end, ms, when its time was last known. */
  left: number
  /** How often it was asked whether it plays since somebody pressed play. */
  asked: number
}
