import { randomBytes } from 'node:crypto'
import type { Billing, BillingEvent, Subscription } from '../ports/Billing'
import type { Log } from '../ports/Clock'
import { type Records, below, childrenOf } from '../ports/Records'
import { isKey } from '../ports/isKey'
import { Refused } from '../http/Refused'
import { type Book, readBook, runningOf, secondTrials, subscriptionsOf, takeEvent, writeBook } from './books'
import { planRecord } from './planRecord'
import { type Duration, type Offer, allOffers, readCatalogue } from './readCatalogue'

/** Who pays for what: what the billing provider has said, and users/{uid} in step with it. */
export interface Subscriptions {
  /** Everything that can be paid for. */
  offers(): Promise<Offer[]>
  /** What somebody pays for now. */
  of(uid: string): Promise<Subscription | undefined>
  /** What runs under an id of the provider's. */
  withId(id: string): Promise<Subscription | undefined>
  /** Whose a subscription is, by the provider's id of it. */
  ownerOf(id: string): Promise<string | undefined>
  /** Whether an event, or a wish of a key, is in somebody's books. */
  knows(uid: string, event: string): Promise<boolean>
  /** Whether somebody has paid, or tried, before: there is one trial per person [A4.5-1]. */
  hadOne(uid: string): Promise<boolean>
  /**
   * Takes what the provider says, once however often it comes and in whatever order, and tells the owner's
   * record. What ran before another was bought is ended with the provider, and so are a second trial and what
   * was given back. Throws a Refused of status 404 for a subscription of nobody who is known, and of 400 for
   * an event that is none.
   */
  apply(event: BillingEvent): Promise<void>
  /**
   * Another plan or duration from now on, once per key. Throws a Refused where the rules forbid it, or where
   * there is none.
   */
  change(uid: string, offer: Offer, key?: string): Promise<void>
  /**
   * Ends it at once, one for life, too: whoever deletes the account ends it first [A4.11-1]. Once per key.
   * Throws a Refused where there is none.
   */
  cancel(uid: string, key?: string): Promise<void>
  /**
   * Has what follows from the books be so, where whoever wrote them died: the owner's record says what they
   * say, unless it knows something newer, and what was replaced is ended.
   */
  settle(uid: string): Promise<void>
  /** The account is gone: what still runs is ended, and the books of it are closed. */
  forget(uid: string): Promise<void>
  /** Ends what was cancelled for a day that is over, where the provider has not said so within an hour. */
  sweep(now: number): Promise<void>
}

interface SubscriptionOptions {
  records: Records
  billing: Billing
  log: Log
}

/** How long a provider has to say itself that something has ended, ms. */
const grace = 3_600_000

/** Looked at together at most. */
const most = 200

const freshKey = () => `wish-${randomBytes(9).toString('hex')}`

/** The books of the owners, one place for each. */
export function createSubscriptions({ records, billing, log }: SubscriptionOptions): Subscriptions {
  const bookOf = async (uid: string) => readBook(await records.get(`books/${uid}`))
  const of = async (uid: string) => runningOf(await bookOf(uid), uid)[0]
  const ownerOf = async (id: string) => {
    const uid = !isKey(id) ? undefined : await records.get(`subscription_owners/${id}`)
    return typeof uid === 'string' ? uid : undefined
  }

  const tell = async (uid: string, book: Book) => {
    const [latest] = subscriptionsOf(book, uid)
    if (latest === undefined) return
    const told = planRecord(latest, billing.pages(latest), book.rev)
    await records.change(`users/${uid}`, (now) => {
      // Who has deleted the account has no record any more, and gets none.
      if (now === null) return { result: undefined }
      const isOlder = Number(below(now, 'planData', 'rev') ?? 0) > book.rev
      return isOlder ? { result: undefined } : { next: { ...childrenOf(now), ...told }, result: undefined }
    })
  }

  const take = async (event: BillingEvent) => {
    const isSound = [event.id, event.subscription, event.uid ?? 'x'].every(isKey) && Number.isFinite(event.at)
    if (!isSound) throw new Refused('The event is not understood.', 400)
    const uid = event.uid ?? (await ownerOf(event.subscription))
    if (uid === undefined) throw new Refused('It is not known whose subscription it is.', 404)
    if (event.uid !== undefined) await records.update({ [`subscription_owners/${event.subscription}`]: uid })
    const book = await records.change(`books/${uid}`, (now) => {
      const before = readBook(now)
      const next = takeEvent(before, event, uid)
      return next === undefined ? { result: before } : { next: writeBook(next, uid), result: next }
    })
    // Also when it was known: a call that died may not have come to this.
    await tell(uid, book)
    return { book, uid }
  }
  const end = async (one: Subscription, key: string) => take(await billing.cancel(one, key))
  const endReplaced = async (book: Book, uid: string) => {
    const [, ...replaced] = runningOf(book, uid)
    for (const one of secondTrials(book, uid)) await end(one, `trial-${one.id}`)
    for (const one of replaced) await end(one, `replaced-${one.id}`)
  }
  const settle = async (uid: string, book: Book) => {
    await tell(uid, book)
    await endReplaced(book, uid)
  }
  const apply = async (event: BillingEvent) => {
    const { book, uid } = await take(event)
    await endReplaced(book, uid)
    if (!event.isGivenBack) return
    const givenBack = subscriptionsOf(book, uid).find(({ id }) => id === event.subscription)
    // What it is comes later; then this is delivered again.
    if (givenBack === undefined) throw new Refused('Nothing is known of the subscription yet.', 404)
    await end(givenBack, `back-${event.id}`)
  }

  /** Has the provider do what a wish is about, unless it was done before. */
  const once = async (
    uid: string,
    key: string,
    wish: (found: Subscription | undefined) => Promise<BillingEvent>,
  ) => {
    const book = await bookOf(uid)
    if (book.events.has(key)) return settle(uid, book)
    await apply({ ...(await wish(runningOf(book, uid)[0])), uid })
  }

  return {
    of,
    ownerOf,
    apply,
    settle: async (uid) => settle(uid, await bookOf(uid)),
    offers: async () => allOffers(await readCatalogue(records)),
    async withId(id) {
      const uid = await ownerOf(id)
      if (uid === undefined) return undefined
      return runningOf(await bookOf(uid), uid).find((one) => one.id === id)
    },
    knows: async (uid, event) => (await bookOf(uid)).events.has(event),
    hadOne: async (uid) => (await bookOf(uid)).hadOne,
    change: (uid, offer, key = freshKey()) =>
      once(uid, key, (found) => {
        if (found === undefined) throw new Refused('There is no subscription.')
        refuseChange(found, offer.plan, offer.duration)
        return billing.change(found, offer, key)
      }),
    cancel: (uid, key = freshKey()) =>
      once(uid, key, (found) => {
        if (found === undefined) throw new Refused('There is no subscription.')
        return billing.cancel(found, key)
      }),
    async forget(uid) {
      for (const one of runningOf(await bookOf(uid), uid)) {
        log('a subscription is ended, as its account is gone')
        await apply({ ...(await billing.cancel(one, `gone-${one.id}`)), uid })
      }
      await records.update({ [`books/${uid}`]: null })
    },
    async sweep(now) {
      const over = now - grace
      const books = await records.first('books', { child: 'endsAt', to: over, most })
      for (const [uid] of books) {
        const [found] = runningOf(await bookOf(uid), uid)
        const endsAt = found?.endsAt ?? Infinity
        if (found === undefined || endsAt > over) continue
        await apply({
          id: `ended-${found.id}-${endsAt}`,
          at: Math.max(endsAt, found.saidAt + 1),
          uid,
          subscription: found.id,
          says: { status: 'deleted', dueAt: null },
        })
      }
    },
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
