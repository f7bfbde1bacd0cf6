import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getDatabase } from 'firebase-admin/database'
import { logger } from 'firebase-functions'
import { type Services, createServices } from '../../../cloud/services/createServices'
import { adminPasses, exchangeAt } from './adminPasses'
import { adminPeople } from './adminPeople'
import { adminRecords } from './adminRecords'
import { deviceKeys } from './deviceKeys'
import { readBilling } from './readBilling'
import { billingSecret, campaign, deviceKeysSecret, origins, webApiKey } from './settings'

/** What an instance of the functions works with. */
export interface Here extends Services {
  /** Origins of the brand's pages. */
  pages: readonly string[]
}

/** For whoever runs the project. */
export const log = (line: string) => logger.info(line)

/** Players tell of themselves so often, ms: each time is a call that is paid for. */
const beat = 300_000

const clock = { now: () => Date.now() }

let opened: Here | undefined

/** The services of this instance: made at the first call, as secrets are not known before. */
export function openHere(): Here {
  opened ??= open()
  return opened
}

function open(): Here {
  const app = initializeApp()
  const auth = getAuth(app)
  const records = adminRecords(getDatabase(app))
  const people = adminPeople(auth)
  const billing = readBilling(billingSecret.value(), clock, log)
  const pages = origins
    .value()
    .split(/\s+/)
    .filter((origin) => origin !== '')
  const [site] = pages
  const passes = adminPasses({
    auth,
    people,
    device: deviceKeys(deviceKeysSecret.value(), clock),
    exchange: exchangeAt({
      apiKey: webApiKey.value(),
      emulator: process.env['FIREBASE_AUTH_EMULATOR_HOST'],
    }),
  })
  const services = createServices({
    records,
    people,
    passes,
    billing,
    clock,
    log,
    campaign: campaign.value(),
    beat,
    ...(site !== undefined && { site }),
  })
  return { ...services, pages }
}
