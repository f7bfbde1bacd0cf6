import { createWebhook } from './billing/createWebhook'
import { createOwnCheckout } from './checkout/createOwnCheckout'
import { createPrices } from './checkout/createPrices'
import { createDevicePart } from './devices/createDevicePart'
import { type Devices, createDevices } from './devices/createDevices'
import { createFunctions } from './functions/createFunctions'
import type { CloudPart } from './http/CloudPart'
import { createLimits } from './limits/createLimits'
import { type Payments, createPayments, paymentKinds } from './payments/createPayments'
import { type Subscriptions, createSubscriptions } from './plans/createSubscriptions'
import { createOrphanSweep } from './people/createOrphanSweep'
import type { Billing } from './ports/Billing'
import type { Clock, Log } from './ports/Clock'
import type { Passes } from './ports/Passes'
import type { People } from './ports/People'
import type { Records } from './ports/Records'
import { createReferralPart } from './referral/createReferralPart'
import { createReferrals } from './referral/createReferrals'

/** What the services need of the world. */
export interface ServicesOptions {
  records: Records
  people: People
  passes: Passes
  billing: Billing
  clock: Clock
  log: Log
  /** Name of the referral campaign that runs. */
  campaign: string
  /**
   * How often a player is to tell of itself, ms; each is told so, and is offline once it missed three.
   * Default 10 s; players go no faster than 5 s and no slower than an hour.
   */
  beat?: number
  /** Where share links lead when a request names no page, e.g. `https://music.example`. */
  site?: string
  /** See `createPayments`. */
  claimTimeout?: number
}

/** What runs beside sign-in, database and storage, here and on a real project. */
export interface Services {
  /**
   * Answers `/api/v1`, `/devices`, `/referral`, `/billing/webhook`, `/checkout/prices`, and what else of
   * `/checkout` the provider's script needs.
   */
  handlers: NonNullable<CloudPart['handlers']>
  subscriptions: Subscriptions
  devices: Devices
  payments: Payments
  /**
   * An account is gone, and what was of it here. Nothing else tells of it: whoever deletes accounts calls it,
   * again if it died on the way.
   */
  forget(uid: string): Promise<void>
  /** Forgets those of whom nobody has told that they are gone: looks at some owners, next time at others. */
  sweepOrphans(): Promise<void>
}

/** Makes them; they hold nothing but what they may forget. */
export function createServices(options: ServicesOptions): Services {
  const {
    records,
    people,
    passes,
    billing,
    clock,
    log,
    campaign,
    site,
    claimTimeout,
    beat = 10_000,
  } = options
  const limits = createLimits({ records, clock })
  const subscriptions = createSubscriptions({ records, billing, log })
  const devices = createDevices({ records, people, clock, beat })
  const referrals = createReferrals({ records, people, clock })
  const parts = [
    createFunctions({ passes, billing, subscriptions, devices, limits }),
    createDevicePart({ devices, passes, people, limits, beat }),
    createPrices({ subscriptions, billing }),
    createOwnCheckout({ billing, subscriptions, people, limits, log }),
    createWebhook({ billing, subscriptions, people, log }),
    createReferralPart({ referrals, people, passes, campaign, site }),
  ]
  const forget = async (uid: string) => {
    await subscriptions.forget(uid)
    await devices.forget(uid)
    await referrals.forget(uid)
    await limits.forget(uid)
    await forgetRecord(records, uid)
  }
  return {
    handlers: parts.flatMap(({ handlers = [] }) => handlers),
    subscriptions,
    devices,
    payments: createPayments({
      records,
      subscriptions,
      billing,
      limits,
      clock,
      log,
      ...(claimTimeout !== undefined && { claimTimeout }),
    }),
    forget,
    sweepOrphans: createOrphanSweep({ records, people, forget, log }),
  }
}

/** What the owner has written: whoever deletes an account elsewhere than in the panel leaves it. */
function forgetRecord(records: Records, uid: string): Promise<void> {
  const requests = paymentKinds.map((kind): [string, null] => [`payments/${kind}/${uid}`, null])
  return records.update({ ...Object.fromEntries(requests), [`users/${uid}`]: null })
}
