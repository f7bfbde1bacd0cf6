// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payFor } from '../../testing/payFor'
import { callCloud, signUpPerson } from '../../testing/signUpPerson'
import { startTestCloud, type TestCloud } from '../../testing/startTestCloud'

let cloud: TestCloud

beforeAll(async () => {
  cloud = await startTestCloud()
})
afterAll(() => cloud.close())

type Person = Awaited<ReturnType<typeof signUpPerson>>

const call = async (name: string, { uid, token }: Person, more: Record<string, string> = {}) =>
  callCloud(cloud, `/api/v1/${name}?${new URLSearchParams({ uid, token: await token(), ...more })}`, {
    method: 'POST',
  })
const done = (data: unknown) => ({ status: 200, body: { success: true, data } })
const refused = (message: unknown, status = 200) => ({ status, body: { success: false, error: { message } } })
const pay = ({ uid, email }: Person, product: number) => payFor(cloud, { uid, email, product })
const register = async (person: Person, hwuuid: string) =>
  callCloud(cloud, '/devices', {
    method: 'POST',
    body: {
      token: await person.customToken(),
      hwuuid,
      host: 'http://127.0.0.1:3000',
      name: hwuuid,
    },
  })
const device = ({ uid }: Person, hwuuid: string) =>
  cloud.running().context.database.get(`user_devices/${uid}/${hwuuid}`)

describe('who may call', () => {
  it('[A7.1-3] takes the token in the query, or as a header', async () => {
    const person = await signUpPerson(cloud)
    const missing = refused('There is no subscription.')
    expect(await call('cancelSubscription', person)).toEqual(missing)
    const path = `/api/v1/cancelSubscription?uid=${person.uid}`
    expect(await callCloud(cloud, path, { method: 'POST', token: await person.token() })).toEqual(missing)
  })

  it('[A7.1-3] refuses a token that is none, too old, or another user’s', async () => {
    const [person, other] = [await signUpPerson(cloud), await signUpPerson(cloud)]
    const wrong = refused('The token is missing, wrong or too old.', 401)
    expect(await call('cancelSubscription', person, { token: 'x.y.z' })).toEqual(wrong)
    expect(await call('cancelSubscription', person, { token: '' })).toEqual(wrong)
    expect(await call('cancelSubscription', person, { token: await person.customToken() })).toEqual(wrong)
    expect(await call('cancelSubscription', person, { uid: other.uid })).toEqual(
      refused('The token is not of that user.', 403),
    )
    expect(cloud.lines.join()).not.toContain(await person.token())
  })

  it('knows no other functions, and no other methods', async () => {
    const person = await signUpPerson(cloud)
    const unknown = refused('There is no such function.', 404)
    expect(await call('constructor', person)).toEqual(unknown)
    expect(await callCloud(cloud, '/api/v1/cancelSubscription')).toEqual(unknown)
  })
})

describe('subscriptions', () => {
  it('[A7.1-1] tells the page that cancels', async () => {
    const person = await signUpPerson(cloud)
    expect(await call('getSubscriptionCancelUrl', person)).toEqual(refused('There is no subscription.'))
    await pay(person, 101)
    expect(await call('getSubscriptionCancelUrl', person)).toEqual(
      done(expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/checkout\/cancel\?subscription=sub-\w+&key=/)),
    )
  })

  it('[A7.1-2] changes plan and duration, and the record with them', async () => {
    const person = await signUpPerson(cloud)
    await pay(person, 101)
    const change = { newPlan: '202', planDuration: 'yearly' }
    expect(await call('updateSubscription', person, change)).toEqual(
      done({ plan: 'superstar', planDuration: 'yearly' }),
    )
    expect(person.record()).toMatchObject({
      plan: 'superstar',
      planDuration: 'yearly',
      planData: { status: 'active', nextPayment: { amount: 69.9, currency: 'EUR' } },
    })
  })

  it.each([
    [[], { newPlan: '202' }, 'There is no subscription.', 200],
    [[102], { newPlan: '201' }, 'A yearly plan cannot become a monthly one.', 200],
    [[103], { newPlan: '202' }, 'A lifetime plan cannot be changed.', 200],
    [[101], { newPlan: '103' }, 'A lifetime plan is bought, not changed to.', 200],
    [[101], { newPlan: '101' }, 'This is the plan already.', 200],
    [[101], { newPlan: '7' }, 'There is no such plan.', 400],
    [[101], { newPlan: '202', planDuration: 'monthly' }, 'The plan is not sold for that duration.', 400],
  ] as const)('[A7.1-2 A5-22 A6-6] refuses, after %j, %j: %s', async (paid, change, message, status) => {
    const person = await signUpPerson(cloud)
    for (const product of paid) await pay(person, product)
    const before = person.record()
    expect(await call('updateSubscription', person, change)).toEqual(refused(message, status))
    expect(person.record()).toEqual(before)
  })

  it('[A7.1-3 A4.3-7 A4.3-8] cancels at once, down to free', async () => {
    const person = await signUpPerson(cloud)
    await pay(person, 201)
    expect(await call('cancelSubscription', person)).toEqual(done({}))
    expect(person.record()).toMatchObject({
      plan: 'free',
      isTrialAvailable: false,
      planData: { status: 'deleted', subscriptionId: expect.stringMatching(/^sub-/) },
    })
    expect(person.record()).not.toHaveProperty('expire_at')
    expect(await call('cancelSubscription', person)).toEqual(refused('There is no subscription.'))
  })

  it('[A4.11-1] cancels one for life, too: whoever deletes the account has to', async () => {
    const person = await signUpPerson(cloud)
    await pay(person, 203)
    expect(await call('cancelSubscription', person)).toEqual(done({}))
    expect(person.record()).toMatchObject({ plan: 'free' })
  })
})

describe('devices', () => {
  it('[A7.1-4 A7.1-5 A7.1-6] disables, enables and deletes, whatever the brand’s word in the name', async () => {
    const person = await signUpPerson(cloud)
    await register(person, 'attic')
    expect(device(person, 'attic')).toMatchObject({ enabled: true, online: true })
    const [off, on] = [
      { hwuuid: 'attic', enabled: false },
      { hwuuid: 'attic', enabled: true },
    ]
    expect(await call('disableAcmeDevice', person, { hwuuid: 'attic' })).toEqual(done(off))
    expect(device(person, 'attic')).toMatchObject({ enabled: false })
    expect(await call('enableMyAcmeDevice', person, { hwuuid: 'attic' })).toEqual(done(on))
    expect(device(person, 'attic')).toMatchObject({ enabled: true })
    expect(await call('deleteAcmeDevice', person, { hwuuid: 'attic' })).toEqual(done({ hwuuid: 'attic' }))
    expect(device(person, 'attic')).toBeNull()
  })

  it('[A4.15-1] enables over the limit of the plan: the interface has asked', async () => {
    const person = await signUpPerson(cloud)
    await register(person, 'kitchen')
    await register(person, 'cellar')
    expect(device(person, 'cellar')).toMatchObject({ enabled: false })
    await call('enableAcmeDevice', person, { hwuuid: 'cellar' })
    expect([device(person, 'kitchen'), device(person, 'cellar')]).toMatchObject([
      { enabled: true },
      { enabled: true },
    ])
  })

  it('refuses what is not there, or is another’s', async () => {
    const [person, other] = [await signUpPerson(cloud), await signUpPerson(cloud)]
    await register(other, 'bath')
    const missing = refused('There is no such device.')
    expect(await call('disableAcmeDevice', person, { hwuuid: 'bath' })).toEqual(missing)
    expect(await call('deleteAcmeDevice', person, { hwuuid: '../bath' })).toEqual(missing)
    expect(await call('enableAcmeDevice', person)).toEqual(refused('hwuuid is missing.', 400))
    expect(device(other, 'bath')).toMatchObject({ enabled: true })
  })
})

describe('getCustomToken', () => {
  it('[A7.1-7 A1-2] gives a token that signs a player in', async () => {
    const person = await signUpPerson(cloud)
    const path = `/api/v1/getCustomToken?idToken=${await person.token()}`
    const answers = [
      await callCloud(cloud, path),
      await callCloud(cloud, '/api/v1/getCustomToken', { token: await person.token() }),
    ]
    for (const answer of answers) {
      expect(answer).toEqual(done(expect.any(String)))
      const { data: token }: { data?: unknown } = Object(answer.body)
      expect(await cloud.running().context.tokens.readCustomToken(String(token))).toEqual({
        state: 'good',
        uid: person.uid,
      })
    }
  })
})
