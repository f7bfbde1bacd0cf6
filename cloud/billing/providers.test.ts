// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { classicWire } from '../testing/provider/classicWire'
import { paddleWire } from '../testing/provider/paddleWire'
import { startPaidCloud } from '../testing/provider/startPaidCloud'
import { stripeWire } from '../testing/provider/stripeWire'
import { callCloud } from '../testing/signUpPerson'

type PaidCloud = Awaited<ReturnType<typeof startPaidCloud>>
type Person = Awaited<ReturnType<PaidCloud['signUp']>>

/** ms */
const day = 86_400_000
const date = (at: number) => new Date(at).toISOString().slice(0, 10)
const ended = { plan: 'free', planData: { status: 'deleted' } }

describe.each([
  ['the older Paddle', classicWire],
  ['Paddle Billing', paddleWire],
  ['Stripe', stripeWire],
])('%s', (_, wire) => {
  let paid: PaidCloud

  beforeAll(async () => {
    paid = await startPaidCloud(wire)
  })
  afterAll(() => paid.close())

  /** Somebody who pays for something, of which everything was told. */
  const owner = async (wanted: Parameters<PaidCloud['buy']>[1]) => {
    const person = await paid.signUp()
    const sold = await paid.buy(person, wanted)
    await paid.deliverAll()
    return { person, sold }
  }
  const call = async (person: Person, name: string, query = '') =>
    callCloud(paid, `/api/v1/${name}?uid=${person.uid}${query}`, {
      method: 'POST',
      token: await person.token(),
    })
  const prices = async (coupon: string) => {
    const { body } = await callCloud(paid, `/checkout/prices?product_ids=101&coupon_code=${coupon}`)
    const [product] = Object(Object(body).response).products
    return [product.price.gross, product.recurring.price.gross]
  }

  it('[A3.1-11 A3.1-13 A4.3-2 A4.3-8] begins with a trial, which turns into what is paid for', async () => {
    const { person, sold } = await owner({ product: 101, trial: true })
    expect(person.record()).toMatchObject({
      plan: 'virtuoso',
      planDuration: 'monthly',
      isTrialAvailable: false,
      planData: {
        status: 'trialing',
        subscriptionId: sold.id,
        signupDate: new Date(sold.begunAt).toISOString().slice(0, 19).replace('T', ' '),
        nextPayment: { amount: 2.99, currency: 'EUR', date: date(sold.dueAt) },
        updateUrl: expect.stringMatching(/^https:/),
        cancelUrl: expect.stringMatching(/^https:/),
      },
      firstName: 'Ada',
    })
    const { dueAt } = paid.provider.happen(sold.id, 'renewed', {
      status: 'active',
      dueAt: sold.dueAt + 30 * day,
    })
    await paid.deliverAll()
    expect(person.record()).toMatchObject({
      planData: { status: 'active', nextPayment: { amount: 2.99, date: date(dueAt) } },
    })
  })

  it('[A4.5-1] ends a second trial of the same person, wherever it was begun', async () => {
    const { person, sold } = await owner({ product: 101, trial: true })
    paid.provider.happen(sold.id, 'canceled', { status: 'canceled' })
    await paid.deliverAll()
    const again = paid.provider.buy({
      plan: 'superstar',
      duration: 'yearly',
      trialDays: 14,
      coupon: undefined,
      written: sold.written,
    })
    expect(await paid.deliverAll()).not.toContain(500)
    expect(paid.provider.find(again.id)).toMatchObject({ status: 'canceled' })
    await paid.deliverAll()
    expect(person.record()).toMatchObject(ended)
  })

  it('[A4.5-1] does not have a second trial end what is paid for', async () => {
    const { person, sold } = await owner({ product: 102 })
    const again = paid.provider.buy({
      plan: 'superstar',
      duration: 'monthly',
      trialDays: 14,
      coupon: undefined,
      written: sold.written,
    })
    await paid.deliverAll()
    await paid.deliverAll()
    expect(paid.provider.find(again.id)).toMatchObject({ status: 'canceled' })
    expect(paid.provider.find(sold.id)).toMatchObject({ status: 'active' })
    expect(person.record()).toMatchObject({
      plan: 'virtuoso',
      planData: { subscriptionId: sold.id, status: 'active' },
    })
  })

  it('[A5-18 A3.3-6] lowers what is paid by a coupon, and says so before', async () => {
    expect(await prices('WELCOME20')).toEqual([2.39, 2.39])
    expect(await prices('FIRSTFREE')).toEqual([0, 2.99])
    const { person } = await owner({ product: 101, coupon: 'WELCOME20' })
    expect(person.record()).toMatchObject({ planData: { nextPayment: { amount: 2.39 } } })
    const other = await owner({ product: 101, coupon: 'FIRSTFREE' })
    expect(other.person.record()).toMatchObject({ planData: { nextPayment: { amount: 2.99 } } })
  })

  it('[A4.8-3 A7.1-2] changes up and down, at once and as the provider tells it after', async () => {
    const { person, sold } = await owner({ product: 101 })
    for (const [product, plan, amount] of [
      [201, 'superstar', 6.99],
      [101, 'virtuoso', 2.99],
      [202, 'superstar', 69.9],
    ] as const) {
      expect(await call(person, 'updateSubscription', `&newPlan=${product}`)).toMatchObject({
        body: { success: true, data: { plan } },
      })
      const changed = { plan, planData: { status: 'active', nextPayment: { amount } } }
      expect(person.record()).toMatchObject(changed)
      expect(paid.provider.find(sold.id)).toMatchObject({ plan, amount })
      await paid.deliverAll()
      expect(person.record()).toMatchObject(changed)
    }
    expect(await call(person, 'updateSubscription', '&newPlan=101')).toMatchObject({
      body: { success: false, error: { message: 'A yearly plan cannot become a monthly one.' } },
    })
  })

  it('[A4.3-8 A3.1-14] goes on until the end of what is paid for, and ends then', async () => {
    const { person, sold } = await owner({ product: 101 })
    const endsAt = sold.dueAt
    paid.provider.happen(sold.id, 'scheduled', { endsAt })
    await paid.deliverAll()
    expect(person.record()).toMatchObject({ plan: 'virtuoso', planData: { status: 'active' } })
    expect(person.record()).not.toHaveProperty('planData.nextPayment')
    expect(date(Number(Object(person.record()).expire_at) * 1_000)).toBe(date(endsAt))
    await paid.services.subscriptions.sweep(paid.provider.now())
    expect(person.record()).toMatchObject({ plan: 'virtuoso' })
    // Nothing tells of it any more.
    paid.provider.skip(endsAt + 2 * day - paid.provider.now())
    await paid.services.subscriptions.sweep(paid.provider.now())
    expect(person.record()).toMatchObject(ended)
    expect(person.record()).not.toHaveProperty('expire_at')
    paid.provider.happen(sold.id, 'canceled', { status: 'canceled', endsAt: undefined })
    await paid.deliverAll()
    expect(person.record()).toMatchObject(ended)
  })

  it('[A4.9-3 A4.3-7 A7.1-3] ends at once when its owner says so in the panel', async () => {
    const { person, sold } = await owner({ product: 201 })
    expect(await call(person, 'cancelSubscription')).toMatchObject({ body: { success: true } })
    expect(person.record()).toMatchObject(ended)
    expect(paid.provider.find(sold.id)).toMatchObject({ status: 'canceled' })
    await paid.deliverAll()
    expect(person.record()).toMatchObject(ended)
    expect(await call(person, 'cancelSubscription')).toMatchObject({
      body: { success: false, error: { message: 'There is no subscription.' } },
    })
  })

  it('ends what the provider has ended already', async () => {
    const { person, sold } = await owner({ product: 201 })
    paid.provider.happen(sold.id, 'canceled', { status: 'canceled' })
    expect(await call(person, 'cancelSubscription')).toMatchObject({ body: { success: true } })
    expect(person.record()).toMatchObject(ended)
    await paid.deliverAll()
    expect(person.record()).toMatchObject(ended)
  })

  it('[A4.3-3] is past due, and after that paid', async () => {
    const { person, sold } = await owner({ product: 101 })
    const retry = sold.dueAt + 3 * day
    paid.provider.happen(sold.id, 'failed', { status: 'past_due', dueAt: retry })
    await paid.deliverAll()
    expect(person.record()).toMatchObject({
      plan: 'virtuoso',
      planData: { status: 'past_due', nextPayment: { date: date(retry) } },
    })
    paid.provider.happen(sold.id, 'renewed', { status: 'active', dueAt: sold.dueAt + 31 * day })
    await paid.deliverAll()
    expect(person.record()).toMatchObject({ planData: { status: 'active' } })
  })

  it('ends what was given back in full, with the provider, too; in part it goes on', async () => {
    const { person, sold } = await owner({ product: 101 })
    paid.provider.happen(sold.id, 'partlyRefunded')
    expect(await paid.deliverAll()).toEqual([200])
    expect(person.record()).toMatchObject({ plan: 'virtuoso', planData: { status: 'active' } })
    paid.provider.happen(sold.id, 'refunded')
    await paid.deliverAll()
    expect(person.record()).toMatchObject(ended)
    expect(paid.provider.find(sold.id)).toMatchObject({ status: 'canceled' })
    await paid.deliverAll()
    expect(person.record()).toMatchObject(ended)
  })

  it('[A6-6] sells for life, and takes it back', async () => {
    const { person, sold } = await owner({ product: 203 })
    expect(person.record()).toMatchObject({
      plan: 'superstar',
      planDuration: 'lifetime',
      planData: { status: 'active', subscriptionId: expect.stringContaining(sold.id) },
    })
    for (const field of ['planData.cancelUrl', 'planData.nextPayment', 'expire_at'])
      expect(person.record()).not.toHaveProperty(field)
    paid.provider.happen(sold.id, 'refunded')
    await paid.deliverAll()
    expect(person.record()).toMatchObject(ended)
  })

  it('ends what was bought before with the provider, when something else is bought', async () => {
    const { person, sold } = await owner({ product: 101 })
    const later = await paid.buy(person, { product: 201 })
    await paid.deliverAll()
    expect(paid.provider.find(sold.id)).toMatchObject({ status: 'canceled' })
    await paid.deliverAll()
    expect(person.record()).toMatchObject({
      plan: 'superstar',
      planData: { status: 'active', subscriptionId: later.id },
    })
  })

  it('comes to the same however events are delivered: doubled, reversed, all at once, again', async () => {
    const ways: ((calls: Parameters<PaidCloud['deliver']>[0][]) => Promise<unknown>)[] = [
      async (calls) => {
        for (const one of calls) await paid.deliver(one)
      },
      async (calls) => {
        for (const one of calls.toReversed()) await paid.deliver(one)
      },
      async (calls) => {
        for (const one of calls) await Promise.all([paid.deliver(one), paid.deliver(one)])
      },
      (calls) => Promise.all([...calls, ...calls].map((one) => paid.deliver(one))),
    ]
    const seen: unknown[] = []
    for (const deliver of ways) {
      const person = await paid.signUp()
      const { id, dueAt } = await paid.buy(person, { product: 101, trial: true })
      paid.provider.happen(id, 'renewed', { status: 'active', dueAt: dueAt + 30 * day })
      paid.provider.happen(id, 'failed', { status: 'past_due', dueAt: dueAt + 61 * day })
      paid.provider.happen(id, 'changed', { status: 'active', plan: 'superstar', amount: 6.99 })
      const calls = paid.provider.take()
      await deliver(calls)
      for (const one of calls) expect((await paid.deliver(one)).status).toBe(200)
      const { plan, planData }: { plan?: string; planData?: Record<string, unknown> } = Object(
        person.record(),
      )
      const { status, nextPayment, rev } = planData ?? {}
      seen.push({ plan, status, amount: Object(nextPayment).amount, rev })
    }
    const [first] = seen
    expect(first).toMatchObject({ plan: 'superstar', status: 'active', amount: 6.99 })
    expect(seen).toEqual(seen.map(() => first))
  })

  it('refuses what is forged, changed, too old or too large, says nothing, and writes nothing', async () => {
    const person = await paid.signUp()
    await paid.buy(person, { product: 101 })
    const [usual] = paid.provider.take()
    if (usual === undefined) throw new Error('nothing to deliver')
    const before = JSON.stringify(await paid.records.get('books'))
    paid.lines.length = 0
    const { sign, now } = paid.provider
    const unsigned = usual.body.replace(/&?p_signature=[^&]*/, '')
    const changed = { ...usual, body: usual.body.replace(person.uid, `${person.uid.slice(1)}x`) }
    const cases: [number, Parameters<PaidCloud['deliver']>[0]][] = [
      [401, sign(unsigned, { isForged: true })],
      [401, sign(unsigned, { at: now() - 8 * day })],
      [401, changed],
      [401, { headers: { 'content-type': 'application/json' }, body: unsigned }],
      [
        401,
        { headers: { ...usual.headers, 'paddle-signature': 'ts=;h1', 'stripe-signature': 't=1' }, body: 'x' },
      ],
      [413, { ...usual, body: usual.body + ' '.repeat(300_000) }],
    ]
    for (const [status, given] of cases) {
      const answer = await paid.deliver(given)
      expect(answer).toEqual({ status, text: '{"success":false,"error":{"message":"Not taken."}}' })
    }
    expect((await paid.deliver(usual, 'GET')).status).toBe(405)
    expect(JSON.stringify(await paid.records.get('books'))).toBe(before)
    expect(person.record()).toMatchObject({ plan: 'free' })
    expect(paid.lines).toHaveLength(cases.length + 1)
    expect(paid.lines.join('\n')).not.toMatch(new RegExp(`${person.uid}|${person.email}|sub_|evt_|\\d{6}`))
    expect((await paid.deliver(usual)).status).toBe(200)
  })

  it('takes no harm from kinds that it does not know, and from owners that are not there', async () => {
    const { person, sold } = await owner({ product: 101 })
    const before = JSON.stringify(person.record())
    paid.provider.happen(sold.id, 'unheardOf')
    expect(await paid.deliverAll()).toEqual([200])
    const gone = await paid.signUp()
    await paid.buy(gone, { product: 101 })
    await paid.cloud.accounts().remove(gone.uid)
    expect(new Set(await paid.deliverAll())).toEqual(new Set([200]))
    expect(await paid.records.get(`books/${gone.uid}`)).toBeNull()
    // Something that was sold elsewhere under the same account of the provider's.
    const elsewhere = paid.provider.buy({
      plan: 'virtuoso',
      duration: 'monthly',
      trialDays: 0,
      coupon: undefined,
      written: { shop: 'another' },
    })
    expect(new Set(await paid.deliverAll())).toEqual(new Set([200]))
    expect(await paid.records.get(`subscription_owners/${elsewhere.id}`)).toBeNull()
    expect(JSON.stringify(person.record())).toBe(before)
  })

  it('does not believe whoever names somebody else as the owner', async () => {
    const [victim, thief] = [await owner({ product: 102 }), await paid.signUp()]
    const stolen = paid.provider.buy({
      plan: 'superstar',
      duration: 'monthly',
      trialDays: 0,
      coupon: undefined,
      written:
        wire === stripeWire
          ? { shop: 'a browser writes nothing there' }
          : { ...victim.sold.written, uid: victim.person.uid, email: thief.email, proof: 'guessed' },
    })
    await paid.deliverAll()
    expect(await paid.records.get(`subscription_owners/${stolen.id}`)).toBeNull()
    // One that has an owner stays theirs, whatever comes with it.
    const written = { ...(await paid.buy(thief, { product: 101 })).written }
    paid.provider.happen(victim.sold.id, 'changed', { written })
    await paid.deliverAll()
    expect(victim.person.record()).toMatchObject({ planData: { subscriptionId: victim.sold.id } })
    expect(thief.record()).not.toMatchObject({ planData: { subscriptionId: victim.sold.id } })
  })

  it('is delivered again what could not be written down, or done', async () => {
    const person = await paid.signUp()
    const sold = await paid.buy(person, { product: 101 })
    const calls = paid.provider.take()
    paid.failing.isBroken = true
    for (const one of calls) expect([200, 500]).toContain((await paid.deliver(one)).status)
    paid.failing.isBroken = false
    expect(person.record()).toMatchObject({ plan: 'free' })
    for (const one of calls) expect((await paid.deliver(one)).status).toBe(200)
    expect(person.record()).toMatchObject({ plan: 'virtuoso' })
    const later = await paid.buy(person, { product: 201 })
    const others = paid.provider.take()
    paid.provider.setDown(true)
    expect(await Promise.all(others.map(async (one) => (await paid.deliver(one)).status))).toContain(500)
    paid.provider.setDown(false)
    for (const one of others) expect((await paid.deliver(one)).status).toBe(200)
    expect(paid.provider.find(sold.id)).toMatchObject({ status: 'canceled' })
    expect(person.record()).toMatchObject({ planData: { subscriptionId: later.id } })
  })
})
