/** How long the player takes for what a real one takes its time for, ms. */
export interface Delays {
  /** Looking for wireless networks. */
  scan: number
  /** Joining a wireless network. */
  join: number
  /** How long the port stays closed when the network changes. */
  away: number
  /** Answering a question that goes over the network. */
  ask: number
  /** Mounting a network drive. */
  mount: number
  /** Looking for network drives. */
  discover: number
  /** Reading the whole library. */
  rescan: number
  /** From the goodbye to the closed port, when it restarts or powers off. */
  goodbye: number
  /** How long the port stays closed when it restarts. */
  restart: number
  /**
   * How long the port stays closed when a request has ended the process, as one of the wrong kind does on
   * real devices.
   */
  crash: number
  /** How long a real device has no answers about music after a start: its plugins load. */
  loading: number
  /** How long a real device tries to get into a network that does not take it. */
  giveUpWifi: number
  /** The same when it was powered off: nobody can press a button on it. */
  poweredOff: number
  /** Copying one track of a CD. */
  ripTrack: number
  /** A page of the library that is to load slowly. */
  slowPage: number
  /** Looking for an update of the system. */
  updateCheck: number
  /** Between two words of an update that is under way. */
  updateStep: number
  /** Between two pieces of an upload that is to be slow. */
  slowUpload: number
  /** How long another player of the house may take for an answer. */
  roomAnswer: number
  /** From one sign of life to the others of the house to the next; one that misses three is gone. */
  roomBeat: number
  /** Until a player of the house that is gone is looked for again, the first time. */
  roomRetry: number
  /** How long a group waits for a leader that is gone. */
  orphaned: number
  /** One step of installing a plugin. */
  installStep: number
  /** Between two lines of a long log of installing. */
  installLine: number
  /** How long the program of a plugin may take for an answer, the first included. */
  pluginAnswer: number
  /** An answer of the store that is to be slow. */
  slowStore: number
  /** From one sign of life to the cloud to the next, as long as it does not say how often it wants them. */
  cloudBeat: number
  /** No more often than that, whatever it says. */
  leastCloudBeat: number
}

/** Long enough to see what the interface shows meanwhile. */
export const usualDelays: Delays = {
  scan: 1_500,
  join: 2_500,
  away: 4_000,
  ask: 600,
  mount: 1_200,
  discover: 4_000,
  rescan: 12_000,
  goodbye: 1_500,
  restart: 10_000,
  crash: 10_000,
  loading: 6_000,
  giveUpWifi: 30_000,
  poweredOff: 20_000,
  ripTrack: 1_500,
  slowPage: 5_000,
  updateCheck: 1_500,
  updateStep: 800,
  pluginAnswer: 8_000,
  slowUpload: 150,
  roomAnswer: 3_000,
  roomBeat: 4_000,
  roomRetry: 1_000,
  orphaned: 30_000,
  installStep: 800,
  installLine: 20,
  slowStore: 5_000,
  cloudBeat: 10_000,
  leastCloudBeat: 5_000,
}
