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
}
