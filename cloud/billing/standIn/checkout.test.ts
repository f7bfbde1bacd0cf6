// @vitest-environment node
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orderOf, payFor } from '../../testing/payFor'
import { callCloud, signUpPerson } from '../../testing/signUpPerson'
import { startTestCloud, type TestCloud } from '../../testing/startTestCloud'

let cloud: TestCloud
let time = Date.UTC(2026, 0, 31, 12)

beforeAll(async () => {
  cloud = await startTestCloud({ now: () => time })
})
afterEach(() => {
  time = Date.UTC(2026, 0, 31, 12)
})
afterAll(() => cloud.close())

type Person = Awaited<ReturnType<typeof signUpPerson>>

const trial = { trialDays: 14, trialDaysAuth: 'auth-days', price: 0, auth: 'auth-trial' }
const post = (path: string, body: unknown) =>
  callCloud(cloud, path, { method: 'POST', body, origin: cloud.url })
const order = ({ uid, email }: Person, product: number, more: object = {}) =>
  orderOf({ uid, email, product, more })
const pay = (
  { uid, email }: Person,
  product: number,
  { card, ...more }: { card?: string } & Record<string, unknown> = {},
) => payFor(cloud, { uid, email, product, more, ...(card !== undefined && { card }) })
const done = (data: unknown) => ({ status: 200, body: { success: true, data } })
const refused = (message: string, status = 200) => ({ status, body: { success: false, error: { message } } })

describe('paying', () => {
  it('[A7.4-1 A3.1-11 A3.1-12 A3.1-13 A3.1-14] makes the plan the user’s, with what comes next', async () => {
    const person = await signUpPerson(cloud)
    expect(await pay(person, 201)).toEqual(done({ id: expect.stringMatching(/^chk-/) }))
    expect(person.record()).toMatchObject({
      plan: 'superstar',
      planDuration: 'monthly',
      isTrialAvailable: false,
      planData: {
        status: 'active',
        signupDate: '2026-01-31 12:00:00',
        subscriptionId: expect.stringMatching(/^sub-/),
        updateUrl: expect.stringContaining(`${cloud.url}/checkout/update?`),
        cancelUrl: expect.stringContaining(`${cloud.url}/checkout/cancel?`),
        nextPayment: { amount: 6.99, currency: 'EUR', date: '2026-02-28' },
      },
      expire_at: Date.UTC(2026, 1, 28, 12) / 1_000,
      firstName: 'Ada',
    })
  })

  it('[A5-17 A4.3-2] tries first, where the catalogue says so, once a person', async () => {
    const person = await signUpPerson(cloud)
    expect(await post('/checkout/quote', order(person, 101, trial))).toEqual(
      done(expect.objectContaining({ today: 0, later: 2.99, trialDays: 14 })),
    )
    await pay(person, 101, trial)
    expect(person.record()).toMatchObject({
      planData: { status: 'trialing', nextPayment: { amount: 2.99, date: '2026-02-14' } },
      isTrialAvailable: false,
    })
    expect(await post('/checkout/quote', order(person, 101, trial))).toEqual(
      done(expect.objectContaining({ today: 2.99, trialDays: 0 })),
    )
  })

  it.each([
    ['a day more', { ...trial, trialDays: 16 }],
    ['another word of proof', { ...trial, auth: 'x' }],
    ['only a part of it', { trialDays: 14 }],
    ['another price', { ...trial, price: 1 }],
  ])('[A5-17] refuses a trial with %s', async (_, offered) => {
    const person = await signUpPerson(cloud)
    expect(await pay(person, 101, offered)).toEqual(refused('This trial is not offered.'))
    expect(person.record()).toMatchObject({ plan: 'free' })
  })

  it.each([
    ['WELCOME20', { today: 2.39, later: 2.39, couponProblem: null }],
    ['welcome20 ', { today: 2.39, later: 2.39 }],
    ['FIRSTFREE', { today: 0, later: 2.99 }],
    ['SUMMER19', { today: 2.99, coupon: null, couponProblem: 'The coupon SUMMER19 has ended.' }],
    ['<b>', { today: 2.99, couponProblem: 'There is no coupon <B>.' }],
  ])('[A4.6-1 A1-6] has the coupon %s change the price', async (coupon, price) => {
    const person = await signUpPerson(cloud)
    expect(await post('/checkout/quote', order(person, 101, { coupon }))).toEqual(
      done(expect.objectContaining(price)),
    )
  })

  it('says in the language of the browser what a coupon does, and why something is refused', async () => {
    const person = await signUpPerson(cloud)
    const ask = async (more: object) => {
      const response = await fetch(`${cloud.url}/checkout/quote`, {
        method: 'POST',
        headers: { origin: cloud.url, 'accept-language': 'de-AT,de;q=0.9' },
        body: JSON.stringify(order(person, 101, more)),
      })
      const { data, error }: { data?: unknown; error?: { message: string } } = Object(await response.json())
      return data ?? error?.message
    }
    expect(await ask({ coupon: 'HALFPRICE' })).toMatchObject({
      coupon: { code: 'HALFPRICE', meaning: '50 % Nachlass auf jede Zahlung' },
    })
    expect(await ask({ coupon: 'SUMMER19' })).toMatchObject({
      couponProblem: 'Der Gutschein SUMMER19 ist abgelaufen.',
    })
    expect(await ask({ product: 1 })).toBe('Dieses Produkt ist nicht bekannt.')
    expect(await ask({ vendor: 1 })).toBe('Dieser Verkäufer ist nicht bekannt.')
  })

  it('has its words in its own files, in the language of the browser', async () => {
    const words = async (language: string) =>
      (await fetch(`${cloud.url}/checkout/words.js`, { headers: { 'accept-language': language } })).text()
    expect(await words('de')).toContain('"language":"de","texts":{"title":"Kasse"')
    expect(await words('xx')).toContain('"silent":"The provider does not answer. Please try again."')
  })

  it.each([
    ['en', ['1 day', '2 days', '14 days']],
    ['de', ['1 Tag', '2 Tage', '14 Tage']],
    ['ru', ['1 день', '2 дня', '14 дней']],
    ['ja', ['1日間', '2日間', '14日間']],
  ])('counts the days of a trial as is said in %s', async (language, texts) => {
    const answer = await fetch(`${cloud.url}/checkout/words.js`, { headers: { 'accept-language': language } })
    const { say }: { say: (name: string, words: { count: number }) => string } = await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(await answer.text())}`
    )
    expect([1, 2, 14].map((count) => say('days', { count }))).toEqual(texts)
  })

  it('[A5-18] takes a coupon beside a trial', async () => {
    const person = await signUpPerson(cloud)
    const both = { ...trial, coupon: 'HALFPRICE' }
    expect(await post('/checkout/quote', order(person, 101, both))).toEqual(
      done(expect.objectContaining({ today: 0, trialDays: 14, later: 1.5 })),
    )
  })

  it('[A6-6 A1-5] sells a plan for life, with nothing to come', async () => {
    const person = await signUpPerson(cloud)
    await pay(person, 203)
    expect(person.record()).toMatchObject({
      plan: 'superstar',
      planDuration: 'lifetime',
      planData: { status: 'active' },
    })
    expect(person.record()).not.toHaveProperty('planData.cancelUrl')
    expect(person.record()).not.toHaveProperty('planData.nextPayment')
    expect(person.record()).not.toHaveProperty('expire_at')
  })

  it.each([
    [{ card: 'declined' }, 'The card was declined.'],
    [{ vendor: 1 }, 'This seller is not known.'],
    [{ product: 1 }, 'This product is not known.'],
    [{ passthrough: 'x' }, 'It is not known for whom this is paid.'],
    [{ passthrough: { uid: 'a/../b' } }, 'It is not known for whom this is paid.'],
  ])('[A9-7] is not done: %j', async (more, message) => {
    const person = await signUpPerson(cloud)
    expect(await pay(person, 101, more)).toEqual(refused(message))
    expect(person.record()).toMatchObject({ plan: 'free' })
  })

  it('is for the provider’s own page only, and for nobody who does not say which', async () => {
    const person = await signUpPerson(cloud)
    const body = { ...order(person, 101), card: 'accepted' }
    const from = async (path: string, origin?: string) =>
      (await callCloud(cloud, path, { method: 'POST', body, ...(origin !== undefined && { origin }) })).status
    for (const path of ['quote', 'pay', 'update', 'cancel'].map((call) => `/checkout/${call}`))
      expect([path, await from(path, 'http://localhost:3000'), await from(path)]).toEqual([path, 403, 403])
    expect(person.record()).toMatchObject({ plan: 'free' })
    expect(await from('/checkout/quote', cloud.url)).toBe(200)
  })

  it('is done once, within the hour, at the price that was shown, by who was shown it', async () => {
    const person = await signUpPerson(cloud)
    const quoted = await post('/checkout/quote', order(person, 101))
    const { order: secret } = Object(Object(quoted.body).data)
    const again = refused('The order is too old, or was paid for. Please begin anew.')
    for (const guess of ['', 'toString', `${secret}x`, undefined, person.uid])
      expect(await post('/checkout/pay', { ...order(person, 201), order: guess, card: 'accepted' })).toEqual(
        again,
      )
    time += 3_600_000
    expect(await post('/checkout/pay', { order: secret, card: 'accepted' })).toEqual(again)
    time -= 1
    expect(await post('/checkout/pay', { order: secret, card: 'declined' })).toEqual(
      refused('The card was declined.'),
    )
    // What else is sent does not matter any more.
    expect(await post('/checkout/pay', { ...order(person, 201), order: secret, card: 'accepted' })).toEqual(
      done({ id: expect.any(String) }),
    )
    expect(person.record()).toMatchObject({ planData: { nextPayment: { amount: 2.99 } } })
    expect(await post('/checkout/pay', { order: secret, card: 'accepted' })).toEqual(again)
  })

  it('is for whose address is known with the uid', async () => {
    const [person, other] = [await signUpPerson(cloud), await signUpPerson(cloud)]
    const nobody = refused('It is not known for whom this is paid.')
    expect(await pay({ ...person, email: other.email }, 101)).toEqual(nobody)
    expect(await pay({ ...person, email: '' }, 101)).toEqual(nobody)
    expect(person.record()).toMatchObject({ plan: 'free' })
  })

  it('is written down with the cloud’s own address, whatever name it was called by', async () => {
    const person = await signUpPerson(cloud)
    const called = cloud.url.replace('127.0.0.1', 'localhost')
    await payFor({ url: called }, { ...person, product: 101 })
    expect(person.record()).toMatchObject({
      planData: { updateUrl: expect.stringContaining(`${cloud.url}/checkout/update?`) },
    })
  })

  it('is framed by pages of this machine, and by no site', async () => {
    const policy = async (path: string) =>
      (await fetch(cloud.url + path)).headers.get('content-security-policy') ?? ''
    for (const path of ['/checkout/page', '/checkout/update', '/checkout/cancel'])
      expect(/frame-ancestors (.*)$/.exec(await policy(path))?.[1]).toBe(
        "'self' http://localhost:* http://127.0.0.1:*",
      )
    expect(await policy('/payments/card')).toContain("frame-ancestors 'none'")
  })
})

describe('what is paid for', () => {
  it('[A3.3-6] is priced by the provider, gross', async () => {
    expect(await callCloud(cloud, '/checkout/prices?product_ids=101,103,7')).toEqual({
      status: 200,
      body: {
        success: true,
        response: {
          products: [
            expect.objectContaining({
              product_id: 101,
              currency: 'EUR',
              recurring: { price: { gross: 2.99 } },
            }),
            expect.objectContaining({ product_id: 103, price: { gross: 99 } }),
          ],
        },
      },
    })
  })

  it('[A4.3-8] goes on when its time has come: a trial is paid for, a month renewed', async () => {
    const person = await signUpPerson(cloud)
    await pay(person, 101, trial)
    time += 16 * 86_400_000
    await cloud.restart()
    await expect
      .poll(() => person.record())
      .toMatchObject({
        planData: { status: 'active', nextPayment: { date: '2026-03-14' } },
      })
  })

  it('[A4.3-3 A7.4-2 A2.4-41] can be past due, until the means of payment is changed', async () => {
    const person = await signUpPerson(cloud)
    await pay(person, 101)
    await cloud.control({ subscription: { uid: person.uid, status: 'past_due' } })
    await expect
      .poll(() => person.record())
      .toMatchObject({ plan: 'virtuoso', planData: { status: 'past_due' } })
    const { planData }: { planData?: { updateUrl: string } } = Object(person.record())
    const { subscription, key } = Object.fromEntries(new URL(planData?.updateUrl ?? '').searchParams)
    const change = (more: object) =>
      post('/checkout/update', { subscription, key, card: 'accepted', ...more })
    expect(await change({ key: 'x' })).toEqual(refused('There is no subscription.'))
    expect(await change({ card: 'declined' })).toEqual(refused('The card was declined.'))
    expect(person.record()).toMatchObject({ planData: { status: 'past_due' } })
    expect(await change({})).toEqual(done({}))
    expect(person.record()).toMatchObject({ planData: { status: 'active' } })
  })

  it('[A4.3-4] ends on the provider’s word, or at its page', async () => {
    const [ended, cancelled] = [await signUpPerson(cloud), await signUpPerson(cloud)]
    for (const person of [ended, cancelled]) await pay(person, 101)
    await cloud.control({ subscription: { uid: ended.uid, status: 'deleted' } })
    await expect.poll(() => ended.record()).toMatchObject({ plan: 'free', planData: { status: 'deleted' } })
    const { planData }: { planData?: { cancelUrl: string } } = Object(cancelled.record())
    const { subscription, key } = Object.fromEntries(new URL(planData?.cancelUrl ?? '').searchParams)
    expect(await post('/checkout/cancel', { subscription, key })).toEqual(done({}))
    expect(cancelled.record()).toMatchObject({ plan: 'free' })
  })

  it('is in the record again after a kill between the books and the record', async () => {
    const person = await signUpPerson(cloud)
    await pay(person, 101)
    cloud.running().context.database.update(`users/${person.uid}`, { plan: 'free', planData: null })
    await cloud.restart()
    expect(person.record()).toMatchObject({ plan: 'virtuoso', planData: { status: 'active' } })
  })
})

describe('the pages', () => {
  it.each(['/checkout/page', '/checkout/update', '/checkout/cancel', '/checkout/page.js', '/payments/card'])(
    '%s loads nothing but what lies beside it',
    async (path) => {
      const response = await fetch(cloud.url + path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; script-src 'self';/,
      )
      expect(await response.text()).not.toMatch(/<script(?! type="module" src="\/)|\son\w+=|style="/)
    },
  )

  it('[A8-27] the script may be loaded by the interface, wherever it is served', async () => {
    const origin = 'http://localhost:3000'
    const response = await fetch(`${cloud.url}/checkout/script.js`, { headers: { origin } })
    expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    expect(response.headers.get('content-type')).toContain('javascript')
  })
})
