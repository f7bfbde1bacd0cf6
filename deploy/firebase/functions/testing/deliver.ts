import { createStandIn } from '../../../../cloud/billing/standIn/createStandIn'
import { createServices } from '../../../../cloud/services/createServices'
import type { PaymentPushed } from '../../../../cloud/services/payments/createPayments'
import type { BillingEvent } from '../../../../cloud/services/ports/Billing'
import { createReferrals } from '../../../../cloud/services/referral/createReferrals'
import { connectAdmin } from './connectAdmin'

/** What one process is to deliver, in that order, a few at once. */
export type Delivery =
  | { event: BillingEvent }
  | { join: { uid: string; hwuuid: string } }
  | { enrol: { uid: string; code: string } }
  | { request: PaymentPushed }

// A child process of tests: one instance of the services, as a real project runs several. Says how often the
// card was charged, and which players were refused.
const [port = '', now = ''] = process.argv.slice(2)
const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk)
const deliveries: Delivery[] = JSON.parse(Buffer.concat(chunks).toString())

const client = connectAdmin(Number(port))
const { records } = client
const clock = { now: () => Number(now) }
const people = {
  find: async (uid: string) => ({ uid, createdAt: Number(now) - 1_000, validAfter: 0 }),
  gone: async () => [],
}
let charged = 0
let refused = 0
const cards = {
  redeem() {
    charged += 1
    return 'accepted' as const
  },
}
const passes = {
  verify: async () => undefined,
  customToken: async () => '',
  fromCustom: async () => undefined,
  device: { sign: async () => '', read: async () => undefined },
}
const services = createServices({
  records,
  people,
  passes,
  billing: createStandIn({ cards, origin: () => 'http://localhost', clock }),
  clock,
  log: (line) => process.stderr.write(`${line}\n`),
  campaign: 'friends',
})
const referrals = createReferrals({ records, people, clock })

async function deliver(delivery: Delivery): Promise<void> {
  if ('event' in delivery) await services.subscriptions.apply(delivery.event)
  else if ('request' in delivery) await services.payments.take(delivery.request)
  else if ('enrol' in delivery) {
    const { uid, code } = delivery.enrol
    await referrals.participant(await people.find(uid), code, 'http://localhost')
  } else {
    const { uid, hwuuid } = delivery.join
    await services.devices.join(uid, hwuuid, { fields: {} }, undefined).catch(() => (refused += 1))
  }
}

const queue = [...deliveries]
const worker = async () => {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) await deliver(next)
}
await Promise.all([worker(), worker(), worker()])
await client.close()
process.stdout.write(JSON.stringify({ charged, refused }))
process.exit(0)
