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
  /** The same when it was powered off: nobody can press a button on it. */
  poweredOff: number
  /** Copying one track of a CD. */
  ripTrack: number
  /** A page of the library that is to load slowly. */
  slowPage: number
  /** Between two pieces of an upload that is to be slow. */
  slowUpload: number
}
