import { createServer } from 'node:http'
import { openBilling } from '../../billing/openBilling'
import { embeddedPasses } from '../../embedded/embeddedPasses'
import { embeddedPeople } from '../../embedded/embeddedPeople'
import { embeddedRecords } from '../../embedded/embeddedRecords'
import { createServices } from '../../services/createServices'
import { callCloud, signUpPerson } from '../signUpPerson'
import { startTestCloud } from '../startTestCloud'
import { createFakeProvider } from './createFakeProvider'
import type { Call, Sold, Wire } from './Wire'

type Person = Awaited<ReturnType<typeof signUpPerson>>

/** What is bought: a product of the catalogue, and what the panel says beside. */
interface Wanted {
  product: number
  trial?: boolean
  coupon?: string
}

const trialWords = { trialDays: 14, trialDaysAuth: 'auth-days', price: 0, auth: 'auth-trial' }

/**
 * A cloud with accounts and a database, and beside it the services as a real project runs them, with an
 * adapter of a provider and that provider.
 */
export async function startPaidCloud(wire: Wire) {
  const cloud = await startTestCloud()
  const provider = await createFakeProvider(wire)
  const { accounts, tokens, database } = cloud.running().context
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  // The provider's clock is the world's.
  const clock = { now: provider.now }
  const records = embeddedRecords(database)
  const failing = { isBroken: false }
  const billing = openBilling(provider.settings, clock, log)
  const services = createServices({
    records: {
      ...records,
      change: (path, decide) =>
        failing.isBroken ? Promise.reject(new Error('no database')) : records.change(path, decide),
    },
    people: embeddedPeople(accounts),
    passes: embeddedPasses(tokens, clock),
    billing,
    clock,
    log,
    campaign: 'friends',
  })
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://services')
      for (const handler of services.handlers) if (await handler(request, response, url)) return
      response.writeHead(404).end()
    })().catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`

  return {
    cloud,
    provider,
    billing,
    services,
    records,
    url,
    lines,
    failing,
    signUp: () => signUpPerson(cloud),
    /** Delivers a call; resolves with the status of the answer and its text. */
    async deliver(call: Call, method = 'POST') {
      const response = await fetch(`${url}/billing/webhook`, {
        method,
        headers: call.headers,
        ...(method === 'POST' && { body: call.body }),
      })
      return { status: response.status, text: await response.text() }
    },
    /** Delivers all that is to be delivered, in this order. Resolves with the statuses. */
    async deliverAll(order: (calls: Call[]) => Call[] = (calls) => calls) {
      const statuses: number[] = []
      for (const call of order(provider.take())) statuses.push((await this.deliver(call)).status)
      return statuses
    },
    /** Orders as the panel and the script of the checkout do; resolves with what the server answered. */
    order: ({ uid, email }: Pick<Person, 'uid' | 'email'>, { product, trial = false, coupon }: Wanted) =>
      callCloud({ url }, '/checkout/order', {
        method: 'POST',
        body: {
          product,
          email,
          passthrough: { uid, email },
          ...(coupon !== undefined && { coupon }),
          ...(trial && trialWords),
        },
      }),
    /** Somebody pays at the provider's; nothing is delivered yet. */
    async buy(person: Pick<Person, 'uid' | 'email'>, wanted: Wanted): Promise<Sold> {
      if (provider.settings.provider === 'paddle-classic') {
        const plan = wanted.product < 200 ? 'virtuoso' : 'superstar'
        const duration = (['monthly', 'yearly', 'lifetime'] as const)[(wanted.product % 100) - 1] ?? 'monthly'
        const written = { uid: person.uid, email: person.email }
        const trialDays = wanted.trial ? 14 : 0
        return provider.buy({ plan, duration, trialDays, coupon: wanted.coupon, written })
      }
      const { body } = await this.order(person, wanted)
      const { transactionId, clientSecret } = Object(Object(body).data)
      return provider.buy(String(transactionId ?? clientSecret))
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await provider.close()
      await cloud.close()
    },
  }
}
