import type { ReferralCampaign } from '../../../schemas/generated/types'
import type { Clock } from '../ports/Clock'
import { type Records, childrenOf } from '../ports/Records'
import type { Participant } from './Participant'

/** Who is first, and how many are before somebody. */
export interface Standings {
  leaderboard(): Promise<NonNullable<ReferralCampaign['leaderboard']>>
  /**
   * From 1: the place on the leaderboard, else one more than how many have sent more; those who have sent the
   * same share it.
   */
  rankOf(participant: Pick<Participant, 'uid' | 'total'>): Promise<number>
  /** Somebody who had sent so many has now sent that many: once for each `id`, a key of the database. */
  moved(id: string, sent: { before: number; after: number }): Promise<void>
  /** What this process remembers is no longer so. */
  changed(): void
}

/** Places on the leaderboard. */
const places = 10

/** How long what others have changed may not be seen, ms. */
const remembers = 60_000

/** Counters end here: whoever has sent more is far enough in front. */
const mostCounted = 100

/** Where those are counted who have sent so many: no number, or the database would make a list of them. */
export const sentKey = (total: number) => `t${Math.min(total, mostCounted)}`

/** Moves that are remembered, so that none is counted twice. */
const mostMoves = 100

interface Snapshot {
  leaderboard: NonNullable<ReferralCampaign['leaderboard']>
  /** How many have sent so many. */
  sent: readonly [total: number, people: number][]
}

/** Reads the first by their index and the counters, and remembers both for a minute. */
export function createStandings({ records, clock }: { records: Records; clock: Clock }): Standings {
  let snapshot: Promise<Snapshot> | undefined
  let madeAt = 0

  const make = async (): Promise<Snapshot> => {
    const [first, counters] = await Promise.all([
      records.first('referral/people', { child: 'standing', last: places }),
      records.get('referral/sent'),
    ])
    const leaderboard = await Promise.all(
      first.toReversed().map(async ([uid], index) => ({
        id: `place-${index + 1}`,
        rank: index + 1,
        name: await nameOf(records, uid),
        uid,
      })),
    )
    const sent = Object.entries(childrenOf(counters)).flatMap(([key, people]): [number, number][] =>
      typeof people === 'number' ? [[Number(key.slice(1)), people]] : [],
    )
    return { leaderboard, sent }
  }
  const read = () => {
    const age = clock.now() - madeAt
    if (snapshot === undefined || age < 0 || age >= remembers) {
      madeAt = clock.now()
      const made = make()
      snapshot = made
      made.catch(() => {
        if (snapshot === made) snapshot = undefined
      })
    }
    return snapshot
  }
  return {
    leaderboard: async () => (await read()).leaderboard,
    async rankOf({ uid, total }) {
      const { leaderboard, sent } = await read()
      const own = leaderboard.find((place) => place.uid === uid)
      if (own?.rank !== undefined) return own.rank
      const before = sent.filter(([other]) => other > total).reduce((sum, [, people]) => sum + people, 0)
      return Math.max(leaderboard.length, before) + 1
    },
    async moved(id, { before, after }) {
      snapshot = undefined
      if (sentKey(before) === sentKey(after)) return
      // Seldom enough for one place: whoever signs up through a link does so once.
      await records.change('referral/sent', (now) => {
        const { moves, ...counters } = childrenOf(now)
        const known = Object.entries(childrenOf(moves)).map(([key, at]): [string, number] => [
          key,
          Number(at),
        ])
        if (known.some(([key]) => key === id)) return { result: undefined }
        const latest = known.sort(([, a], [, b]) => b - a).slice(0, mostMoves - 1)
        const count = (total: number, step: number) =>
          // Those who have sent nobody are the many: they are not counted.
          total > 0 ? { [sentKey(total)]: Number(counters[sentKey(total)] ?? 0) + step } : {}
        const next = {
          ...counters,
          ...count(before, -1),
          ...count(after, 1),
          moves: Object.fromEntries([...latest, [id, (latest[0]?.[1] ?? 0) + 1]]),
        }
        return { next, result: undefined }
      })
    },
    changed() {
      snapshot = undefined
    },
  }
}

/** A first name and an initial: everyone can read it. */
async function nameOf(records: Records, uid: string): Promise<string> {
  const part = async (name: string) => {
    const value = await records.get(`users/${uid}/${name}`)
    return typeof value === 'string' ? value.trim() : ''
  }
  const [firstName, lastName] = await Promise.all([part('firstName'), part('lastName')])
  const initial = Array.from(lastName)[0]
  return [firstName, initial === undefined ? '' : `${initial}.`].filter((text) => text !== '').join(' ')
}
