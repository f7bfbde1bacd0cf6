import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { nextDue } from '../../services/plans/nextDue'
import {
  type Call,
  type Happening,
  type Ordered,
  type Shop,
  type Signing,
  type Sold,
  type Wire,
  amounts,
  coupons,
} from './Wire'

/** ms */
const day = 86_400_000

/**
 * Starts a billing provider of our own, which answers by HTTP what adapters ask, and signs what it tells.
 * Everything that happens there happens two seconds after what happened before.
 */
export async function createFakeProvider(wire: Wire, realNow: () => number = Date.now) {
  let ahead = 0
  let numbers = 0
  let isDown = false
  const now = () => Math.floor(realNow() / 1_000) * 1_000 + ahead
  const sold = new Map<string, Sold>()
  const orders = new Map<string, Ordered>()
  const outbox: string[] = []
  const asked: string[] = []
  const next = () => (numbers += 1)

  const shop: Shop = {
    now,
    next,
    find: (id) => sold.get(id),
    order: (reference, ordered) => void orders.set(reference, ordered),
    happen(before, happening, change = {}) {
      ahead += 2_000
      const after = { ...before, ...change }
      sold.set(after.id, after)
      outbox.push(...wire.events(happening, after, now(), next()))
      return after
    },
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://provider')
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part))
    const { method = 'GET' } = request
    asked.push(`${method} ${path}`)
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
    )
    const given = isDown
      ? { status: 503, body: { success: false, error: { type: 'api_error', code: 'down' } } }
      : wire.answer({ method, path, query, body: Buffer.concat(parts).toString(), headers }, shop)
    const { status, body } = given ?? { status: 404, body: { error: { code: 'unknown' } } }
    response.writeHead(status, { 'content-type': 'application/json', date: new Date(now()).toUTCString() })
    response.end(JSON.stringify(body))
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0

  const sign = (body: string, { at = now(), isForged = false }: Signing = {}): Call =>
    wire.sign(body, { at, isForged })

  return {
    settings: wire.settings(`http://127.0.0.1:${port}`),
    now,
    sign,
    /** What was asked of its API, e.g. `POST /transactions`. */
    asked,
    find: (id: string) => sold.get(id),
    /** Somebody pays for an order, or begins a trial of it. */
    buy(ordered: Ordered | string): Sold {
      const order = typeof ordered === 'string' ? orders.get(ordered) : ordered
      if (order === undefined) throw new Error('Nothing was ordered under that')
      const { plan, duration, trialDays, coupon = '', written } = order
      const begunAt = now() + 2_000
      const { share = 0, lasts = false } = coupons[coupon] ?? {}
      const one: Sold = {
        id: wire.idOf(next()),
        plan,
        duration,
        amount: amounts[plan]?.[duration] ?? 0,
        share: lasts ? share : 0,
        status: trialDays > 0 ? 'trialing' : 'active',
        begunAt,
        dueAt: trialDays > 0 ? begunAt + trialDays * day : (nextDue(begunAt, duration) ?? 0),
        endsAt: undefined,
        written,
        payment: `pay${next()}`,
      }
      return shop.happen(one, 'begun')
    },
    /** Something happens to what was sold, as somebody does it there. */
    happen(id: string, happening: Happening, change?: Partial<Sold>): Sold {
      const found = sold.get(id)
      if (found === undefined) throw new Error(`${id} was not sold`)
      return shop.happen(found, happening, change)
    },
    /** What is to be delivered since this was asked last, signed; in the order in which it happened. */
    take: (): Call[] => outbox.splice(0).map((body) => sign(body)),
    /** Time goes by, ms. */
    skip(time: number) {
      ahead += time
    },
    /** Whether its API answers with an error. */
    setDown(value: boolean) {
      isDown = value
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
