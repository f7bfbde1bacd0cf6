// @vitest-environment node
import { parse } from 'acorn'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scriptFaults } from '../../scripts/floor/scriptFaults'
import { hourly } from '../services/limits/createLimits'
import { classicWire } from '../testing/provider/classicWire'
import { paddleWire } from '../testing/provider/paddleWire'
import { startPaidCloud } from '../testing/provider/startPaidCloud'
import { stripeWire } from '../testing/provider/stripeWire'
import { callCloud } from '../testing/signUpPerson'
import { openBilling } from './openBilling'

type PaidCloud = Awaited<ReturnType<typeof startPaidCloud>>

const addressesOf = (record: unknown) => {
  const { updateUrl, cancelUrl }: { updateUrl?: string; cancelUrl?: string } = Object(Object(record).planData)
  return { update: updateUrl ?? '', cancel: cancelUrl ?? '' }
}

describe.each([
  ['Paddle Billing', paddleWire],
  ['Stripe', stripeWire],
])('the checkout by our own script, with %s', (_, wire) => {
  let paid: PaidCloud

  beforeAll(async () => {
    paid = await startPaidCloud(wire)
  })
  afterAll(() => paid.close())

  it('[A7.4-1] is one plain script that the oldest browsers understand, with its words and no secret', async () => {
    const response = await fetch(`${paid.url}/checkout/script.js`)
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    const script = await response.text()
    parse(script, { ecmaVersion: 2021, sourceType: 'script' })
    // A function of the provider's, which newer browsers have a name for, too.
    expect(scriptFaults(script).filter(({ what }) => what !== 'destroy')).toEqual([])
    expect(script).toContain('Der Zahlungsanbieter ist nicht erreichbar')
    const { settings } = paid.provider
    const secrets = 'linkSecret' in settings ? [settings.linkSecret, ...settings.webhookSecrets] : ['none']
    for (const secret of [...secrets, 'apikey', 'sk_test']) expect(script).not.toContain(secret)
  })

  it('[A7.4-1 A5-17] orders for whose address is known with the uid, what is sold, with its own trial', async () => {
    const [person, other] = [await paid.signUp(), await paid.signUp()]
    const asked = paid.provider.asked.length
    const errors = [
      [{ ...person, email: other.email }, { product: 101 }, 'It is not known for whom this is paid.'],
      [{ uid: '../x', email: person.email }, { product: 101 }, 'It is not known for whom this is paid.'],
      [person, { product: 7 }, 'This product is not known.'],
      [person, { product: 103, trial: true }, 'This trial is not offered.'],
    ] as const
    for (const [who, wanted, message] of errors)
      expect(await paid.order(who, wanted)).toEqual({
        status: 200,
        body: { success: false, error: { message } },
      })
    expect(paid.provider.asked).toHaveLength(asked)
    expect(await paid.order(person, { product: 101, trial: true })).toMatchObject({ body: { success: true } })
    expect((await fetch(`${paid.url}/checkout/order`, { method: 'POST', body: 'x' })).status).toBe(400)
  })

  it('begins so many orders of one person in an hour', async () => {
    const [person, other] = [await paid.signUp(), await paid.signUp()]
    const begin = (who: typeof person) => paid.order(who, { product: 101 })
    for (let count = 0; count < hourly.orders; count += 1) expect((await begin(person)).status).toBe(200)
    const asked = paid.provider.asked.length
    expect(await begin(person)).toMatchObject({ status: 429, body: { success: false } })
    expect(paid.provider.asked).toHaveLength(asked)
    expect((await begin(other)).status).toBe(200)
  })

  it('[A4.5-1] is asked to pay at once by whoever has had a trial', async () => {
    const person = await paid.signUp()
    const first = await paid.buy(person, { product: 101, trial: true })
    await paid.deliverAll()
    expect(first.status).toBe('trialing')
    const second = await paid.buy(person, { product: 201, trial: true })
    expect(second.status).toBe('active')
    await paid.deliverAll()
    expect(person.record()).toMatchObject({ plan: 'superstar', planData: { status: 'active' } })
  })

  it('[A7.4-2 A7.1-1] leads to the provider’s pages by addresses that nobody can guess', async () => {
    const person = await paid.signUp()
    await paid.buy(person, { product: 101 })
    await paid.deliverAll()
    const pages = addressesOf(person.record())
    for (const [page, address] of Object.entries(pages)) {
      expect(address).toMatch(`https://account.example/checkout/${page}?subscription=sub_`)
      const { pathname, search } = new URL(address)
      const get = (query: string) => fetch(paid.url + pathname + query, { redirect: 'manual' })
      const led = await get(search)
      expect([led.status, led.headers.get('location')]).toEqual([
        302,
        expect.stringContaining('https://provider.example/portal/'),
      ])
      const guessed = await get(search.replace(/key=.{4}/, 'key=AAAA'))
      expect([guessed.status, await guessed.text()]).toEqual([404, 'There is no subscription.'])
      expect((await get('')).status).toBe(404)
    }
    const manage = (search: string) =>
      callCloud(paid, '/checkout/manage', {
        method: 'POST',
        body: { ...Object.fromEntries(new URLSearchParams(search)), page: 'update' },
      })
    expect(await manage(new URL(pages.update).search)).toMatchObject({ body: { success: true } })
    expect((await manage('')).status).toBe(404)
  })

  it('asks the provider once for what a coupon does, however often somebody looks', async () => {
    const before = paid.provider.asked.length
    const look = () => callCloud(paid, '/checkout/prices?product_ids=101,201&coupon_code=NOSUCH')
    for (let times = 0; times < 5; times += 1)
      expect(await look()).toMatchObject({
        body: { response: { products: [{ price: { gross: 2.99 } }, { price: { gross: 6.99 } }] } },
      })
    expect(paid.provider.asked).toHaveLength(before + 1)
  })
})

it('has no script of ours where the panel loads the older provider’s own', async () => {
  const paid = await startPaidCloud(classicWire)
  try {
    expect((await fetch(`${paid.url}/checkout/script.js`)).status).toBe(404)
    expect((await paid.order(await paid.signUp(), { product: 101 }).catch(() => 'nothing')) ?? '').toBe(
      'nothing',
    )
  } finally {
    await paid.close()
  }
})

it('says which provider takes the money, and no secret', () => {
  const lines: string[] = []
  for (const wire of [classicWire, paddleWire, stripeWire])
    openBilling(wire.settings('http://127.0.0.1:1'), { now: Date.now }, (line) => lines.push(line))
  expect(lines).toEqual([
    'payments are taken by paddle-classic, in its sandbox',
    'payments are taken by paddle, in its sandbox',
    'payments are taken by stripe, in its sandbox',
  ])
})
