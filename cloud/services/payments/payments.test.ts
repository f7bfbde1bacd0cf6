// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callCloud, signUpPerson } from '../../testing/signUpPerson'
import { startTestCloud, type TestCloud } from '../../testing/startTestCloud'

let cloud: TestCloud

beforeAll(async () => {
  cloud = await startTestCloud()
})
afterAll(() => cloud.close())

type Person = Awaited<ReturnType<typeof signUpPerson>>

const accepted = '4242 4242 4242 4242'
const tokenFor = async ({ uid }: Person, number: string) => {
  const { body } = await callCloud(cloud, '/payments/token', {
    method: 'POST',
    origin: cloud.url,
    body: { number, uid },
  })
  const { data }: { data?: string } = Object(body)
  return data ?? 'none'
}
const virtuoso = { name: 'Virtuoso', planCode: 'virtuoso', features: ['NEWS', 'EMPTY'] }
/** Pushes a request as the interface does; gives what then stands there. */
const push = (kind: string, { uid }: Person, request: object) => {
  const { database } = cloud.running().context
  const id = database.push(`payments/${kind}/${uid}`, { ...request, created_at: Date.now() })
  return () => database.get(`payments/${kind}/${uid}/${id}`)
}
const subscribe = async (person: Person, number: string, more: object = {}) =>
  push('subscriptions', person, {
    product: virtuoso,
    planDuration: 'yearly',
    token: await tokenFor(person, number),
    ...more,
  })
const no = (error: string) => expect.objectContaining({ status: false, error })

describe('a request of the older card flow', () => {
  it('[A3.4-1 A4.10-1 A4.10-2] subscribes with a card that is accepted', async () => {
    const person = await signUpPerson(cloud)
    const request = await subscribe(person, accepted)
    await expect.poll(request).toMatchObject({ status: true, planCode: 'virtuoso' })
    expect(person.record()).toMatchObject({
      plan: 'virtuoso',
      planDuration: 'yearly',
      planData: { status: 'active', nextPayment: { amount: 29.9 } },
    })
  })

  it('[A4.10-3] is told why it failed: the card was declined', async () => {
    const person = await signUpPerson(cloud)
    await expect.poll(await subscribe(person, '4000 0000 0000 0002')).toEqual(no('The card was declined.'))
    expect(person.record()).toMatchObject({ plan: 'free' })
  })

  it('[A4.10-1] is never answered for a card that never answers', async () => {
    const person = await signUpPerson(cloud)
    const silent = await subscribe(person, '4000 0000 0000 0341')
    await expect.poll(await subscribe(await signUpPerson(cloud), accepted)).toMatchObject({ status: true })
    expect(silent()).not.toHaveProperty('status')
  })

  it('is paid with a token of one’s own, once, at the price of the catalogue', async () => {
    const [person, thief] = [await signUpPerson(cloud), await signUpPerson(cloud)]
    const token = await tokenFor(person, accepted)
    await expect.poll(await subscribe(thief, '', { token })).toEqual(no('The card was declined.'))
    const cheap = { ...virtuoso, prices: { yearly: { amount: 0.01 } } }
    await expect.poll(await subscribe(person, '', { token, product: cheap })).toMatchObject({ status: true })
    expect(person.record()).toMatchObject({ planData: { nextPayment: { amount: 29.9 } } })
    await expect.poll(await subscribe(person, '', { token })).toEqual(no('The card was declined.'))
    await expect
      .poll(await subscribe(person, accepted, { product: { name: 'x', planCode: 'x' } }))
      .toEqual(no('There is no such plan.'))
    await expect
      .poll(push('subscriptions', person, { token: 7 }))
      .toEqual(no('The request is not understood.'))
  })

  it('[A3.4-3] changes the plan', async () => {
    const person = await signUpPerson(cloud)
    await expect
      .poll(push('updates', person, { planCode: 'superstar' }))
      .toEqual(no('There is no subscription.'))
    await expect.poll(await subscribe(person, accepted)).toMatchObject({ status: true })
    await expect
      .poll(push('updates', person, { planCode: 'superstar' }))
      .toMatchObject({ status: true, planCode: 'superstar' })
    expect(person.record()).toMatchObject({ plan: 'superstar', planDuration: 'yearly' })
  })

  it('[A3.4-2] cancels one’s own subscription', async () => {
    const [person, other] = [await signUpPerson(cloud), await signUpPerson(cloud)]
    await expect.poll(await subscribe(person, accepted)).toMatchObject({ status: true })
    const { planData }: { planData?: { subscriptionId: string } } = Object(person.record())
    const request = { subscriptionId: planData?.subscriptionId }
    await expect.poll(push('cancellations', other, request)).toEqual(no('There is no subscription.'))
    await expect.poll(push('cancellations', person, request)).toMatchObject({ status: true })
    expect(person.record()).toMatchObject({ plan: 'free' })
  })

  it('is answered by the next cloud where this one was killed before', async () => {
    const person = await signUpPerson(cloud)
    const request = push('cancellations', person, { subscriptionId: 'x' })
    await cloud.restart()
    expect(person.record()).toMatchObject({ plan: 'free' })
    const { database } = cloud.running().context
    await expect
      .poll(() => JSON.stringify(database.get(`payments/cancellations/${person.uid}`)))
      .toContain('There is no subscription.')
    expect(request()).toBeDefined()
  })
})

describe('the card window', () => {
  it('knows the numbers for tests only, and gives tokens to its own page only', async () => {
    const ask = (number: string, origin?: string) =>
      callCloud(cloud, '/payments/token', {
        method: 'POST',
        body: { number, uid: 'u' },
        ...(origin !== undefined && { origin }),
      })
    expect(await ask('4111 1111 1111 1111', cloud.url)).toMatchObject({
      status: 200,
      body: { error: { message: 'This is none of the numbers for tests.' } },
    })
    expect((await ask(accepted, 'http://localhost:3000')).status).toBe(403)
    expect((await ask(accepted)).status).toBe(403)
    expect((await ask(accepted, cloud.url)).body).toMatchObject({ success: true })
    expect((await fetch(`${cloud.url}/payments/card`)).headers.get('content-security-policy')).toContain(
      "frame-ancestors 'none'",
    )
  })
})
