import type { Client } from './Clients'

/** What clients are told when they come, as a push while they are away reaches nobody. */
export interface News {
  /** Keeps something for as many clients as there are now. */
  keepForThoseCutOff(tell: (client: Client) => void): void
  /** Keeps something for the next client, however late that comes. */
  keepForNext(tell: (client: Client) => void): void
  /** Tells it to a client that has just come. */
  tell(client: Client): void
  /**
   * The client asked for something, so there is somebody behind it, and what it was told counts as told: a
   * look at which generation a player speaks leaves sessions that nobody is behind.
   */
  tookIn(client: Client): void
}

/** Somebody who comes later than this, ms, was not waiting for it. */
const stale = 60_000

/**
 * No news yet. `count` tells how many clients there are: each piece of news is told that often and no more,
 * so that a client that loads itself anew because of it does not hear it again and again.
 */
export function createNews(count: () => number, now: () => number): News {
  let kept: { tell: (client: Client) => void; left: number; until: number }[] = []
  const told = new WeakMap<Client, typeof kept>()
  return {
    keepForThoseCutOff: (tell) => void kept.push({ tell, left: count(), until: now() + stale }),
    keepForNext: (tell) => void kept.push({ tell, left: 1, until: Infinity }),
    tell(client) {
      kept = kept.filter(({ left, until }) => left > 0 && until > now())
      told.set(client, kept)
      for (const piece of kept) piece.tell(client)
    },
    tookIn(client) {
      for (const piece of told.get(client) ?? []) piece.left -= 1
      told.delete(client)
    },
  }
}
