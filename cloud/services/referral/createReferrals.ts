import { createHash } from 'node:crypto'
import type { ReferralCampaign, ReferralParticipant } from '../../../schemas/generated/types'
import type { Clock } from '../ports/Clock'
import { isKey } from '../ports/isKey'
import type { People, Person } from '../ports/People'
import type { Records } from '../ports/Records'
import { type Participant, counted, monthOf, readParticipant, writeParticipant } from './Participant'
import { createStandings } from './createStandings'
import { rewards } from './rewards'

/** Who takes part in the campaign, and how they do. */
export interface Referrals {
  /** Somebody as a participant, enrolled now unless they were; `site` is where their share link leads. */
  participant(person: Person, referrerId: string | undefined, site: string): Promise<ReferralParticipant>
  campaign(id: string): Promise<ReferralCampaign>
  /** The account is gone: it is no longer counted or listed. */
  forget(uid: string): Promise<void>
}

interface ReferralOptions {
  records: Records
  people: People
  clock: Clock
}

/** A sign-up counts so long after the account was made, ms. */
const countsFor = 86_400_000

const pathOf = (uid: string) => `referral/people/${uid}`

/**
 * The participants: one place for each, who is first by an index, how many have sent how many as counters.
 */
export function createReferrals({ records, people, clock }: ReferralOptions): Referrals {
  const standings = createStandings({ records, clock })
  const read = async (uid: string) => readParticipant(uid, await records.get(pathOf(uid)))

  /** One who was there first, by what the share link carries. */
  const senderOf = async (code: string | undefined, { uid, createdAt }: Person) => {
    if (code === undefined || !isKey(code)) return undefined
    const sender = await records.get(`referral/codes/${code}`)
    if (typeof sender !== 'string' || sender === uid) return undefined
    const found = await read(sender)
    const counts = found !== undefined && found.joinedAt <= createdAt && clock.now() - createdAt < countsFor
    return counts && (await people.find(sender)) !== undefined ? sender : undefined
  }

  /** Counts somebody for whoever sent them, or no more; once, however often it is said. */
  const count = async (sender: string, sent: Participant, step: 1 | -1) => {
    const event = `${step === 1 ? '+' : '-'}${sent.uid}`
    const made = await records.change(pathOf(sender), (now) => {
      const found = readParticipant(sender, now)
      const next = found && counted(found, sent, step, clock.now())
      if (next === undefined) return { result: found?.events.get(event) }
      return { next: writeParticipant(next), result: next.events.get(event) }
    })
    // Also when it was counted before: whoever did that may not have come to this.
    if (made !== undefined)
      await standings.moved(`${sender} ${made.number}`, { before: made.before, after: made.after })
  }

  const enrol = async (person: Person, referrerId: string | undefined): Promise<Participant> => {
    const { uid } = person
    const known = await read(uid)
    if (known !== undefined) return known
    const referrer = (await senderOf(referrerId, person)) ?? null
    const code = createHash('sha256').update(`referral ${uid}`).digest('hex').slice(0, 12)
    const made: Participant = {
      uid,
      code,
      joinedAt: clock.now(),
      referrer,
      isCounted: false,
      total: 0,
      month: '',
      inMonth: 0,
      events: new Map(),
    }
    await records.update({ [`referral/codes/${code}`]: uid })
    const enrolled = await records.change(pathOf(uid), (now) => {
      const other = readParticipant(uid, now)
      return other === undefined ? { next: writeParticipant(made), result: made } : { result: other }
    })
    standings.changed()
    return enrolled
  }

  return {
    async participant(person, referrerId, site) {
      const { uid, email = '' } = person
      const enrolled = await enrol(person, referrerId)
      if (enrolled.referrer !== null && !enrolled.isCounted) {
        await count(enrolled.referrer, enrolled, 1)
        await records.change(pathOf(uid), (now) => {
          const found = readParticipant(uid, now)
          return found === undefined
            ? { result: undefined }
            : { next: writeParticipant({ ...found, isCounted: true }), result: undefined }
        })
      }
      return {
        email,
        authenticationHash: createHash('sha256').update(`${uid} ${email}`).digest('hex'),
        shareURL: `${site}/redirect?grsf=${enrolled.code}`,
        rank: await standings.rankOf(enrolled),
        totalReferralsInMonth: enrolled.month === monthOf(clock.now()) ? enrolled.inMonth : 0,
        totalReferrals: enrolled.total,
      }
    },
    async campaign(id) {
      return { id, leaderboard: await standings.leaderboard(), rewards }
    },
    async forget(uid) {
      const found = await read(uid)
      if (found === undefined) return
      if (found.referrer !== null && found.isCounted) await count(found.referrer, found, -1)
      await standings.moved(`${uid} gone`, { before: found.total, after: 0 })
      // The place of its own goes last: by that whoever died before finds the rest again.
      await records.update({ [`referral/codes/${found.code}`]: null, [pathOf(uid)]: null })
      standings.changed()
    },
  }
}
