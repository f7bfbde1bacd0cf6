import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { allOffers } from '../../../cloud/services/plans/readCatalogue'
import type { Call } from '../../../cloud/testing/provider/Wire'
import { classicWire } from '../../../cloud/testing/provider/classicWire'
import { createFakeProvider } from '../../../cloud/testing/provider/createFakeProvider'
import { readBody } from '../../../player/http/readBody'
import type { BrandCloud, ProductCatalogue } from '../../../schemas/generated/types'
import { checkoutPage, checkoutScript } from './checkoutPage'

/** From one try to deliver to the next, ms. */
const again = 300

/**
 * A billing provider of the older Paddle's kind, with the script that the panel loads and the page in its
 * overlay. What happens there it delivers by itself, again and again until it is taken, unless it is held.
 */
export async function startProvider(catalogue: ProductCatalogue) {
  const shop = await createFakeProvider(classicWire)
  const offers = allOffers(catalogue)
  const orders = new Map<string, Record<string, unknown>>()
  const sold: string[] = []
  const calls: Call[] = []
  let webhook = ''
  let isHeld = false
  const closing = new AbortController()
  let delivering = Promise.resolve()

  /** Resolves with the status of the answer. */
  const deliver = async ({ headers, body }: Call): Promise<number> => {
    const answer = await fetch(webhook, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(10_000),
    })
    await answer.arrayBuffer()
    return answer.status
  }
  const insist = async (call: Call): Promise<void> => {
    while (!closing.signal.aborted && (await deliver(call).catch(() => 0)) !== 200) await pause(again)
  }
  /** What happened is delivered soon, as its API has answered by then. */
  const tell = (): void => {
    const fresh = shop.take()
    calls.push(...fresh)
    if (isHeld) return
    for (const call of fresh) delivering = delivering.then(() => insist(call))
  }

  const pay = (order: string): boolean => {
    const asked = orders.get(order)
    const offer = offers.find(({ id }) => id === asked?.['product'])
    if (asked === undefined || offer === undefined) return false
    orders.delete(order)
    const { plan, duration } = offer
    const { trialDays, passthrough } = asked
    const written = Object(passthrough)
    const one = shop.buy({ plan, duration, trialDays: Number(trialDays ?? 0), coupon: undefined, written })
    sold.push(one.id)
    tell()
    return true
  }
  const priceOf = (product: string | null): object => {
    const found = offers.filter(({ id }) => String(id) === product)
    const products = found.map(({ id, amount, duration }) => ({
      product_id: id,
      currency: 'EUR',
      price: { gross: amount },
      ...(duration !== 'lifetime' && { recurring: { price: { gross: amount } } }),
    }))
    return { success: true, response: { products } }
  }
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider')
    const body = (await readBody(request, 100_000))?.toString('utf8') ?? ''
    // The script asks from the pages of whoever sells.
    response.setHeader('access-control-allow-origin', '*')
    if (pathname === '/paddle.js') return send(response, 'text/javascript', checkoutScript(url))
    if (pathname === '/checkout') return send(response, 'text/html', checkoutPage(url))
    if (pathname === '/prices') return sendJson(response, priceOf(searchParams.get('product_ids')))
    if (pathname === '/order') {
      const order = String(orders.size + sold.length + 1)
      orders.set(order, JSON.parse(body))
      return sendJson(response, { order })
    }
    if (pathname === '/pay') return sendJson(response, { success: pay(body) })
    response.writeHead(404).end()
  }
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens to a port, not to a path
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const vendor = { production: 36_336, development: 36_336 }
  const checkout: NonNullable<BrandCloud['checkout']> = { script: `${url}/paddle.js`, vendor }
  // What the services do there happens when they ask.
  const watch = setInterval(tell, again)

  return {
    /** For the functions, as the secret BILLING. */
    settings: shop.settings,
    /** For the brand. */
    checkout,
    deliverTo(address: string) {
      webhook = address
    },
    deliver,
    /** Nothing is delivered by itself any more. */
    hold() {
      isHeld = true
    },
    /** Everything that was told, the oldest first, delivered or not. */
    calls(): readonly Call[] {
      tell()
      return [...calls]
    },
    /** How each purchase stands, the oldest first. */
    sold: () => sold.map((id) => shop.find(id)?.status),
    /** The first payment after a trial is made. */
    charge() {
      shop.happen(sold.at(-1) ?? '', 'renewed', { status: 'active' })
      tell()
    },
    /** What the services have asked it to do, without questions. */
    asked: () => shop.asked.filter((one) => one.startsWith('POST')),
    /** Resolves once all that is not held was taken. */
    async settled() {
      tell()
      await delivering
    },
    async close() {
      closing.abort()
      clearInterval(watch)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await shop.close()
    },
  }
}

/** @see startProvider */
export type Provider = Awaited<ReturnType<typeof startProvider>>

function send(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text)
}

const sendJson = (response: ServerResponse, value: object) =>
  send(response, 'application/json', JSON.stringify(value))
