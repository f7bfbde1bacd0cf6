import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { openJsonDocument } from '../../../player/storage/openJsonDocument'
import type { ReferralCampaign, ReferralParticipant } from '../../../schemas/generated/types'
import type { Account } from '../../embedded/accounts/Account'
import type { Admin } from '../../embedded/database/createAdmin'
import { type Participant, readParticipants } from './Participant'
import { rewards } from './rewards'
import { standings } from './standings'

/** Who takes part in the campaign, and how they do. */
export interface Referrals {
  /** Somebody as a participant, enrolled now unless they were; `site` is where their share link leads. */
  participant(account: Account, referrerId: string | undefined, site: string): Promise<ReferralParticipant>
  campaign(id: string): ReferralCampaign
  settled(): Promise<void>
}

interface ReferralOptions {
  folder: string
  records: Pick<Admin, 'get'>
  now: () => number
  /** Whether there still is such an account. */
  isThere: (uid: string) => boolean
  log: (line: string) => void
}

/** A sign-up counts so long after the account was made, ms. */
const countsFor = 86_400_000

/** Places on the leaderboard. */
const places = 10

/** Opens the participants in a folder. */
export async function openReferrals(options: ReferralOptions): Promise<Referrals> {
  const { folder, records, now, isThere, log } = options
  const document = await openJsonDocument<Participant[]>({
    file: join(folder, 'referrals.json'),
    read: readParticipants,
    defaults: [],
    log,
  })
  const present = () => document.value().filter(({ uid }) => isThere(uid))

  const enrol = async ({ uid, createdAt }: Account, referrerId: string | undefined) => {
    const known = document.value().find((one) => one.uid === uid)
    if (known !== undefined) return known
    const sender = present().find(({ code }) => code === referrerId)
    const counts = sender !== undefined && sender.joinedAt <= createdAt && now() - createdAt < countsFor
    const made = {
      uid,
      code: randomBytes(6).toString('hex'),
      joinedAt: now(),
      referrer: counts ? sender.uid : null,
    }
    await document.save([...document.value(), made])
    return made
  }

  return {
    async participant(account, referrerId, site) {
      const { code, uid } = await enrol(account, referrerId)
      const own = standings(present(), now()).find((one) => one.uid === uid)
      const email = account.email ?? ''
      return {
        email,
        authenticationHash: createHash('sha256').update(`${uid} ${email}`).digest('hex'),
        shareURL: `${site}/redirect?grsf=${code}`,
        rank: own?.rank ?? 0,
        totalReferralsInMonth: own?.inMonth ?? 0,
        totalReferrals: own?.total ?? 0,
      }
    },
    campaign: (id) => ({
      id,
      leaderboard: standings(present(), now())
        .slice(0, places)
        .map(({ uid, rank }) => ({ id: `place-${rank}`, rank, name: nameOf(records, uid), uid })),
      rewards,
    }),
    settled: () => document.settled(),
  }
}

/** A first name and an initial: everyone can read it. */
function nameOf(records: Pick<Admin, 'get'>, uid: string): string {
  const part = (name: string) => {
    const value = records.get(`users/${uid}/${name}`)
    return typeof value === 'string' ? value.trim() : ''
  }
  const initial = Array.from(part('lastName'))[0]
  return [part('firstName'), initial === undefined ? '' : `${initial}.`]
    .filter((text) => text !== '')
    .join(' ')
}
