import { Refused } from '../http/Refused'
import type { Clock } from '../ports/Clock'
import { type Records, below } from '../ports/Records'

/** How often one account may have it done in an hour: each of these costs whoever runs the services. */
export const hourly = { joins: 60, plans: 30, orders: 30, tokens: 240, devices: 240 } as const

/** Counts what an account has had done, in one place for each account and kind. */
export interface Limits {
  /** Counts one more. Throws a Refused of status 429 when that is too many for this hour. */
  take(uid: string, what: keyof typeof hourly): Promise<void>
  /** The account is gone. */
  forget(uid: string): Promise<void>
}

/** ms */
const hour = 3_600_000

/** Counts in `limits/{uid}`; of each kind only the hour that runs is remembered. */
export function createLimits({ records, clock }: { records: Records; clock: Clock }): Limits {
  return {
    async take(uid, what) {
      const time = clock.now()
      const now = Math.floor(time / hour)
      const isAllowed = await records.change(`limits/${uid}/${what}`, (known) => {
        const count = below(known, 'hour') === now ? Number(below(known, 'count') ?? 0) : 0
        // Who goes on asking is not counted on: that would cost as much.
        if (count >= hourly[what]) return { result: false }
        return { next: { hour: now, count: count + 1 }, result: true }
      })
      if (isAllowed) return
      const left = Math.ceil((hour - (time % hour)) / 1000)
      throw new Refused('That was too often. Please try again in an hour.', 429, left)
    },
    forget: (uid) => records.update({ [`limits/${uid}`]: null }),
  }
}
