import { campaign } from '../cloudConfig'
import { createCheckout } from '../billing/standIn/createCheckout'
import type { CloudPart } from '../services/http/CloudPart'
import type { Admin } from './database/createAdmin'
import { createDevices } from '../services/devices/createDevices'
import { openDevices } from '../services/devices/openDevices'
import { createFunctions } from '../services/functions/createFunctions'
import { createCards } from '../billing/standIn/createCards'
import { createCardPage } from '../billing/standIn/createCardPage'
import { watchPayments } from '../services/payments/watchPayments'
import { openSubscriptions, type Subscriptions } from '../services/plans/openSubscriptions'
import { createReferral } from '../services/referral/createReferral'
import { openReferrals } from '../services/referral/openReferrals'
import type { Origins } from '../../player/http/origins'
import type { Accounts } from './accounts/Accounts'
import type { Tokens } from './tokens/createTokens'

interface ServicesOptions {
  folder: string
  accounts: Pick<Accounts, 'byUid'>
  tokens: Tokens
  records: Admin
  now: () => number
  /** Whether requests of the older card flow are answered. */
  answersCards: boolean
  /** Where the cloud is; known once its port is open. */
  origin: () => string
  origins: Origins
  log: (line: string) => void
}

/**
 * What runs beside sign-in, database and storage: functions API, checkout, card payments, referral service,
 * devices.
 */
export interface Services {
  part: CloudPart
  subscriptions: Subscriptions
}

/** From one look for payments that are due, and users who are gone, to the next, ms. */
const lookEvery = 30_000

/** Opens them in a folder. */
export async function openServices(options: ServicesOptions): Promise<Services> {
  const { folder, accounts, tokens, records, now, origin, origins, log } = options
  const isThere = (uid: string) => accounts.byUid(uid) !== undefined
  const common = { folder, records, now, isThere, log }
  const [subscriptions, referrals] = await Promise.all([openSubscriptions(common), openReferrals(common)])
  const devices = openDevices({ records, isThere })
  const cards = createCards()
  const endPayments = options.answersCards
    ? watchPayments({ records, subscriptions, cards, origin, log })
    : () => undefined

  const look = () => {
    devices.tidy()
    subscriptions
      .renew()
      .catch((error: unknown) =>
        log(`payments that are due failed: ${error instanceof Error ? error.message : String(error)}`),
      )
  }
  look()
  const looking = setInterval(look, lookEvery).unref()

  const parts = [
    createFunctions({ tokens, subscriptions, devices }),
    createDevices({ devices, tokens, now, validAfter: (uid) => accounts.byUid(uid)?.tokensValidAfter }),
    createCheckout({ subscriptions, accounts, origin, origins, now }),
    createCardPage({ cards }),
    createReferral({ referrals, accounts, verifyIdToken: tokens.verifyIdToken, campaign }),
  ]
  return {
    subscriptions,
    part: {
      handlers: parts.flatMap(({ handlers = [] }) => handlers),
      async close() {
        clearInterval(looking)
        endPayments()
        for (const part of parts) await part.close?.()
        await subscriptions.settled()
      },
    },
  }
}
