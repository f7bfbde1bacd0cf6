import type { Origins } from '../../player/http/origins'
import { createCardPage } from '../billing/standIn/createCardPage'
import { createCards } from '../billing/standIn/createCards'
import { createCheckout } from '../billing/standIn/createCheckout'
import { createStandIn } from '../billing/standIn/createStandIn'
import { renewDue } from '../billing/standIn/renewDue'
import { campaign } from '../cloudConfig'
import { createServices } from '../services/createServices'
import type { CloudPart } from '../services/http/CloudPart'
import type { Subscription } from '../services/ports/Billing'
import type { Clock, Log } from '../services/ports/Clock'
import { Refused } from '../services/http/Refused'
import type { Accounts } from './accounts/Accounts'
import type { Admin } from './database/createAdmin'
import { embeddedPasses } from './embeddedPasses'
import { embeddedPeople } from './embeddedPeople'
import { embeddedRecords } from './embeddedRecords'
import { repeat } from './repeat'
import { takeOver } from './takeOver'
import type { Tokens } from './tokens/createTokens'
import { watchPayments } from './watchPayments'

interface EmbeddedOptions {
  folder: string
  accounts: Pick<Accounts, 'byUid' | 'watchRemovals'>
  tokens: Tokens
  database: Admin
  clock: Clock
  /** Whether requests of the older card flow are answered. */
  answersCards: boolean
  /** See `createServices`. */
  beat?: number
  /** Where the cloud is; known once its port is open. */
  origin: () => string
  origins: Origins
  log: Log
}

/** The services of the embedded cloud, with the timers that a real project has schedules and triggers for. */
export interface EmbeddedServices {
  part: CloudPart
  /** As if the billing provider had said so. Rejects with a Refused where there is no subscription. */
  markSubscription(uid: string, status: Subscription['status']): Promise<void>
}

/** From one look for payments that are due to the next, ms. */
const lookEvery = 30_000

/** From one look for players that are not heard of any more to the next, ms. */
const sweepEvery = 250

/** Opens them; data of older versions in that folder is taken over at first. */
export async function openServices(options: EmbeddedOptions): Promise<EmbeddedServices> {
  const { folder, accounts, tokens, database, clock, origin, origins, log, beat } = options
  const records = embeddedRecords(database)
  const people = embeddedPeople(accounts)
  const cards = createCards()
  const standIn = createStandIn({ cards, origin, clock })
  // There is no other process: what is claimed was claimed by one that is no more.
  const shared = { records, people, passes: embeddedPasses(tokens, clock), billing: standIn, clock, log }
  const services = createServices({
    ...shared,
    campaign,
    claimTimeout: 0,
    ...(beat !== undefined && { beat }),
  })
  const { subscriptions, devices, payments } = services

  await takeOver({ folder, database, clock, log })
  for (const uid of uidsIn(database)) {
    if (accounts.byUid(uid) === undefined) await services.forget(uid)
    // A cloud that was killed in between has the payment in its books only.
    else await subscriptions.settle(uid)
  }
  // Until they tell of themselves all players are offline.
  await devices.sweep(Number.MAX_SAFE_INTEGER)

  const stops: (() => unknown)[] = [
    await repeat(lookEvery, log, async () => {
      await renewDue({ records, subscriptions, people, standIn, clock })
      await subscriptions.sweep(clock.now())
      await payments.sweep()
    }),
    await repeat(sweepEvery, log, () => devices.sweep(clock.now())),
    accounts.watchRemovals((uid) => services.forget(uid)),
    ...(options.answersCards ? [watchPayments({ database, payments, log })] : []),
  ]
  const parts = [
    createCheckout({ subscriptions, people, standIn, origins, now: () => clock.now() }),
    createCardPage({ cards }),
  ]
  return {
    async markSubscription(uid, status) {
      const found = await subscriptions.of(uid)
      if (found === undefined) throw new Refused('There is no subscription.')
      await subscriptions.apply(standIn.mark(found, status))
    },
    part: {
      handlers: [...services.handlers, ...parts.flatMap(({ handlers = [] }) => handlers)],
      async close() {
        await Promise.all(stops.map(async (stop) => stop()))
      },
    },
  }
}

/** Everybody of whom the services have something. */
function uidsIn(database: Admin): string[] {
  const places = ['books', 'user_devices', 'referral/people']
  return [...new Set(places.flatMap((place) => Object.keys(Object(database.get(place)))))]
}
