import type { Client } from './Clients'

/** What clients that were cut off are told once they are back: pushes in between reach nobody. */
export interface News {
  /** Keeps something for as many clients as there are now. */
  keepForThoseCutOff(tell: (client: Client) => void): void
  /** Tells it to a client that has just come. */
  tell(client: Client): void
  /**
   * The client asked for something, so there is somebody behind it, and what it was told counts as told: a look at which
   * generation a player speaks leaves sessions that nobody is behind.
   */
  tookIn(client: Client): void
}
