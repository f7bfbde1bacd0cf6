import { randomBytes } from 'node:crypto'
import { Refused } from '../../services/http/Refused'
import { nextDue } from '../../services/plans/nextDue'
import type { Offer } from '../../services/plans/readCatalogue'
import type { Billing, BillingEvent, BillingReport, Subscription } from '../../services/ports/Billing'
import type { Clock } from '../../services/ports/Clock'
import type { Cards } from './createCards'
import { type Quote, quote } from './quote'

/** ms */
const day = 86_400_000

/** The billing provider of the embedded cloud: nobody pays anything. What it is asked for happens at once. */
export interface StandIn extends Billing {
  /** Somebody pays for an offer at that price. */
  begin(uid: string, offer: Offer, price: Pick<Quote, 'trialDays' | 'later'>, key: string): BillingEvent
  /** Another status, as if something had happened, e.g. a payment that failed. */
  mark(subscription: Subscription, status: Subscription['status']): BillingEvent
  /** A payment that has become due is made: a trial that is over is one that is paid for [A4.3-8]. */
  renew(subscription: Subscription): BillingEvent
}

interface StandInOptions {
  cards: Pick<Cards, 'redeem'>
  /** Where its pages are; known once the port is open. */
  origin: () => string
  clock: Clock
}

const randomKey = () => `evt-${randomBytes(9).toString('hex')}`

/** Opens it. It has no books of its own: those of the services are all there is. */
export function createStandIn({ cards, origin, clock }: StandInOptions): StandIn {
  // The clock may be put back: what happens next is nevertheless what happens later.
  const happens = ({ id, uid, saidAt }: Subscription, key: string, says: BillingReport): BillingEvent => ({
    id: key,
    at: Math.max(clock.now(), saidAt + 1),
    uid,
    subscription: id,
    says,
  })
  const begun = new Map<string, number>()

  const begin: StandIn['begin'] = (uid, offer, { trialDays, later }, key) => {
    const now = Math.max(clock.now(), (begun.get(uid) ?? 0) + 1)
    begun.set(uid, now)
    return {
      id: key,
      at: now,
      uid,
      subscription: `sub-${randomBytes(6).toString('hex')}`,
      says: {
        plan: offer.plan,
        duration: offer.duration,
        status: trialDays > 0 ? 'trialing' : 'active',
        signedUpAt: now,
        dueAt: trialDays > 0 ? now + trialDays * day : nextDue(now, offer.duration),
        amount: later ?? 0,
        // Part of the addresses at which its owner changes it: who knows it may.
        kept: { key: randomBytes(18).toString('base64url'), origin: origin() },
      },
    }
  }

  return {
    begin,
    price: async (offer, coupon) => quote(offer, { coupon, withTrial: false }),
    change: async (subscription, { plan, duration, amount }, key) =>
      happens(subscription, key, {
        plan,
        duration,
        amount,
        // A trial goes on; what was paid for already is not worked out against the new price here.
        ...(subscription.status !== 'trialing' && {
          status: 'active',
          dueAt: nextDue(clock.now(), duration),
        }),
      }),
    cancel: async (subscription, key) => happens(subscription, key, { status: 'deleted', dueAt: null }),
    pages({ id, kept }) {
      const { key, origin: place } = kept ?? {}
      if (key === undefined || place === undefined) return undefined
      const address = (page: string) => `${place}/checkout/${page}?subscription=${id}&key=${key}`
      return { update: address('update'), cancel: address('cancel') }
    },
    read: () => Promise.reject(new Refused('Nobody calls for this provider.', 404)),
    async charge(uid, offer, token, key) {
      const outcome = cards.redeem(token, uid)
      if (outcome === 'silent') return 'silent'
      return outcome === 'accepted' ? begin(uid, offer, quote(offer, { withTrial: false }), key) : 'declined'
    },
    mark: (subscription, status) =>
      happens(subscription, randomKey(), { status, ...(status === 'deleted' && { dueAt: null }) }),
    renew: (subscription) =>
      happens(subscription, `due-${subscription.id}-${subscription.dueAt ?? 0}`, {
        status: 'active',
        dueAt: dueAfter(subscription, clock.now()),
      }),
  }
}

/** The first payment that is still to come, however long nobody looked. */
function dueAfter({ dueAt, duration }: Subscription, now: number): number | null {
  let due = dueAt
  while (due !== null && due <= now) due = nextDue(due, duration)
  return due
}
