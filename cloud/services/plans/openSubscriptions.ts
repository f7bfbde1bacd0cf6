import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { openJsonDocument } from '../../../player/storage/openJsonDocument'
import type { Admin } from '../../embedded/database/createAdmin'
import { Refused } from '../http/Refused'
import { nextDue } from './nextDue'
import { planRecord } from './planRecord'
import type { Quote } from '../../billing/standIn/quote'
import { type Duration, type Offer, allOffers, readCatalogue } from './readCatalogue'
import { type Subscription, readSubscriptions } from './Subscription'

/** ms */
const day = 86_400_000

/** Who pays for what: the billing provider's books, and users/{uid} kept in step with them. */
export interface Subscriptions {
  /** Everything that can be paid for. */
  offers(): Offer[]
  /** What somebody pays for now. */
  of(uid: string): Subscription | undefined
  /** Whether somebody has paid, or tried, before: there is one trial per person [A4.5-1]. */
  hadOne(uid: string): boolean
  /** Somebody has paid; what they had before ends. */
  start(
    uid: string,
    offer: Offer,
    price: Pick<Quote, 'trialDays' | 'later'>,
    origin: string,
  ): Promise<Subscription>
  /** Another plan or duration from now on. Throws a Refused where the rules forbid it. */
  change(uid: string, offer: Offer): Promise<Subscription>
  /**
   * Ends it at once, one for life, too: whoever deletes the account ends it first [A4.11-1]. Throws a Refused
   * where there is none.
   */
  cancel(uid: string): Promise<void>
  /** As if the provider had said so, e.g. that a payment failed. Throws a Refused where there is none. */
  mark(uid: string, status: Subscription['status']): Promise<void>
  /** The one that an address with that key is about. */
  withKey(id: string, key: string): Subscription | undefined
  /** Books each payment that has become due: a trial that is over is one that is paid for [A4.3-8]. */
  renew(): Promise<void>
  settled(): Promise<void>
}

interface SubscriptionOptions {
  folder: string
  records: Admin
  now: () => number
  /** Whether there still is such an account. */
  isThere: (uid: string) => boolean
  log: (line: string) => void
}

/** Opens the books in a folder. */
export async function openSubscriptions(options: SubscriptionOptions): Promise<Subscriptions> {
  const { folder, records, now, isThere, log } = options
  const document = await openJsonDocument<Subscription[]>({
    file: join(folder, 'subscriptions.json'),
    read: readSubscriptions,
    defaults: [],
    log,
  })
  const of = (uid: string) => document.value().find((one) => one.uid === uid && one.status !== 'deleted')
  const ofOrRefuse = (uid: string) => {
    const found = of(uid)
    if (found === undefined) throw new Refused('There is no subscription.')
    return found
  }
  const tell = (subscription: Subscription) => {
    const path = `users/${subscription.uid}`
    // Who has deleted the account has no record any more, and gets none.
    if (records.get(path) !== null) records.update(path, planRecord(subscription))
  }
  const keep = async (next: Subscription) => {
    const others = document.value().filter(({ id }) => id !== next.id)
    await document.save([...others, next])
    tell(next)
    return next
  }
  // A cloud that was killed in between has the payment in its books only; the latest of a user stands last.
  const latest = new Map(document.value().map((one) => [one.uid, one]))
  for (const one of latest.values())
    if (records.get(`users/${one.uid}/planData/status`) !== one.status) tell(one)

  return {
    of,
    offers: () => allOffers(readCatalogue(records)),
    hadOne: (uid) => document.value().some((one) => one.uid === uid),
    async start(uid, offer, { trialDays, later }, origin) {
      if (!isThere(uid)) throw new Refused('There is no such account.')
      const before = of(uid)
      if (before !== undefined) await keep({ ...before, status: 'deleted', dueAt: null })
      return keep({
        id: `sub-${randomBytes(6).toString('hex')}`,
        uid,
        plan: offer.plan,
        duration: offer.duration,
        status: trialDays > 0 ? 'trialing' : 'active',
        signedUpAt: now(),
        dueAt: trialDays > 0 ? now() + trialDays * day : nextDue(now(), offer.duration),
        amount: later ?? 0,
        key: randomBytes(18).toString('base64url'),
        origin,
      })
    },
    async change(uid, offer) {
      const found = ofOrRefuse(uid)
      refuseChange(found, offer.plan, offer.duration)
      return keep({
        ...found,
        plan: offer.plan,
        duration: offer.duration,
        amount: offer.amount,
        // A trial goes on; what was paid for already is not worked out against the new price here.
        ...(found.status !== 'trialing' && { status: 'active', dueAt: nextDue(now(), offer.duration) }),
      })
    },
    async cancel(uid) {
      const found = ofOrRefuse(uid)
      await keep({ ...found, status: 'deleted', dueAt: null })
    },
    async mark(uid, status) {
      const found = ofOrRefuse(uid)
      await keep({ ...found, status, ...(status === 'deleted' && { dueAt: null }) })
    },
    withKey: (id, key) => document.value().find((one) => one.id === id && one.key === key),
    async renew() {
      for (const one of document.value()) {
        const isDue = one.dueAt !== null && one.dueAt <= now()
        if (!isDue || one.status === 'past_due' || one.status === 'deleted') continue
        if (isThere(one.uid)) await keep({ ...one, status: 'active', dueAt: dueAfter(one, now()) })
        else await keep({ ...one, status: 'deleted', dueAt: null })
      }
    },
    settled: () => document.settled(),
  }
}

/** [A5-22 A6-6] */
function refuseChange(found: Subscription, plan: string, duration: Duration): void {
  if (found.duration === 'lifetime') throw new Refused('A lifetime plan cannot be changed.')
  if (duration === 'lifetime') throw new Refused('A lifetime plan is bought, not changed to.')
  if (found.plan === plan && found.duration === duration) throw new Refused('This is the plan already.')
  if (found.duration === 'yearly' && duration === 'monthly')
    throw new Refused('A yearly plan cannot become a monthly one.')
}

/** The first payment that is still to come, however long nobody looked. */
function dueAfter({ dueAt, duration }: Subscription, now: number): number | null {
  let due = dueAt
  while (due !== null && due <= now) due = nextDue(due, duration)
  return due
}
