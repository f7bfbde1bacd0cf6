import { randomBytes } from 'node:crypto'

/** What was offered for a price, under a secret that only whoever asked for it has. */
export interface Orders<Offered> {
  /** Keeps it for an hour and gives its secret. */
  open(offered: Offered): string
  /** What is under a secret; undefined when that is none, its hour is over, or it was paid for. */
  find(secret: string): Offered | undefined
  /** It is paid for: a second press of the button, or somebody who saw the secret, pays nothing. */
  end(secret: string): void
}

/** ms */
const lasts = 3_600_000
/** Offers cost nothing to ask for: of more than these the oldest go. */
const mostOpen = 10_000

/** Has none yet; they are gone with the process, and whoever looks at one asks for its price anew. */
export function createOrders<Offered>(now: () => number): Orders<Offered> {
  const open = new Map<string, { offered: Offered; until: number }>()
  return {
    open(offered) {
      const [oldest] = open.keys()
      if (open.size >= mostOpen && oldest !== undefined) open.delete(oldest)
      const secret = randomBytes(18).toString('base64url')
      open.set(secret, { offered, until: now() + lasts })
      return secret
    },
    find(secret) {
      const found = open.get(secret)
      return found !== undefined && found.until > now() ? found.offered : undefined
    },
    end: (secret) => void open.delete(secret),
  }
}
