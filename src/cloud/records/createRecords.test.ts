// @vitest-environment jsdom
import { goOffline, goOnline } from 'firebase/database'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestCloud, type TestCloud } from '../../../cloud/testing/startTestCloud'
import type { NewUserRecord } from '../../../schemas/generated/types'
import { createSdk } from '../sdk/createSdk'
import { openCloud } from '../openCloud'
import type { Cloud, CloudRecords } from '../ports/Cloud'
import { CloudProblem } from '../ports/CloudAuth'

let server: TestCloud
let cloud: Cloud
let uid: string
let people = 0

beforeAll(async () => {
  // The tests answer requests themselves.
  server = await startTestCloud({ answersCards: false })
  cloud = openCloud(server.config, {
    hostname: 'localhost',
    cloudHosts: { production: 'cloud.acme.example', development: 'dev.acme.example' },
    brandWord: 'acme',
    allowsStatistics: () => false,
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  vi.restoreAllMocks()
  await cloud.auth.signOut()
  ;({ uid } = await cloud.auth.signUp(`ann${(people += 1)}@acme.example`, 'correct horse'))
})

const admin = () => server.running().context.database
const record = (): NewUserRecord => ({
  uid,
  email: 'ann@acme.example',
  firstName: 'Ann',
  lastName: 'Lee',
  avatarId: 0,
  social: {},
  country: '',
  marketingConsent: true,
})
const problemOf = async (work: Promise<unknown>) => {
  const problem: unknown = await work.catch((error: unknown) => error)
  if (!(problem instanceof CloudProblem)) throw new Error(`no problem, but ${String(problem)}`)
  return problem
}
const unwanted = (problem: CloudProblem) => {
  throw problem
}

describe('the record of a user', () => {
  it('[A7.2-1 A3.1-20 A3.7-2] is written with the server’s times, read, changed and deleted', async () => {
    expect(await cloud.records.readUser(uid)).toBeUndefined()
    await cloud.records.createUser(uid, record())
    const written = await cloud.records.readUser(uid)
    expect(written).toMatchObject({ firstName: 'Ann', lastName: 'Lee', avatarId: 0, marketingConsent: true })
    expect(written?.createdAt).toBeTypeOf('number')
    expect(written?.createdAt).toBe(written?.updatedAt)

    await cloud.records.updateUser(uid, {
      photoUrl: 'https://pictures.acme.example/1',
      gaCid: '123.456',
      country: 'DE',
      lastHost: 'http://192.168.1.5',
    })
    const changed = await cloud.records.readUser(uid)
    expect(changed).toMatchObject({
      photoUrl: 'https://pictures.acme.example/1',
      gaCid: '123.456',
      country: 'DE',
      lastHost: 'http://192.168.1.5',
      createdAt: written?.createdAt,
    })
    expect(changed?.updatedAt).toBeGreaterThanOrEqual(written?.updatedAt ?? Infinity)
    await cloud.records.updateUser(uid, { photoUrl: null })
    expect(await cloud.records.readUser(uid)).not.toHaveProperty('photoUrl')
    await cloud.records.deleteUser(uid)
    expect(await cloud.records.readUser(uid)).toBeUndefined()
  })

  it('[A3.1-22] does not leave with a password, or with anything else that its schema does not know', async () => {
    const withPassword = { ...record(), password: 'correct horse' }
    expect((await problemOf(cloud.records.createUser(uid, withPassword))).code).toBe('cloud/invalid')
    const grant = { plan: 'superstar', country: 'DE' }
    expect((await problemOf(cloud.records.updateUser(uid, grant))).code).toBe('cloud/invalid')
    expect(admin().get(`users/${uid}`)).toBeNull()
  })

  it('is heard of now and at each change, until nobody listens', async () => {
    const heard = vi.fn<Parameters<CloudRecords['watchUser']>[1]>()
    const stop = cloud.records.watchUser(uid, heard, unwanted)
    await expect.poll(() => heard.mock.calls).toEqual([[undefined]])
    await cloud.records.createUser(uid, record())
    await expect.poll(() => heard.mock.lastCall?.[0]).toMatchObject({ firstName: 'Ann' })
    admin().update(`users/${uid}`, { plan: 'virtuoso', planData: { status: 'active', subscriptionId: 5 } })
    await expect.poll(() => heard.mock.lastCall?.[0]?.plan).toBe('virtuoso')
    stop()
    const before = heard.mock.calls.length
    await cloud.records.updateUser(uid, { firstName: 'Anna' })
    expect(heard.mock.calls.length).toBe(before)
  })

  it('counts as absent, and is reported without its values, when it fails its schema', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    admin().set(`users/${uid}`, { firstName: 5, email: 'secret@acme.example' })
    expect(await cloud.records.readUser(uid)).toBeUndefined()
    expect(warn.mock.calls).toEqual([['users of the cloud: /firstName must be string']])
  })

  it('of somebody else is out of reach, and so is the own one after signing out', async () => {
    await cloud.records.createUser(uid, record())
    const mine = uid
    const stop = cloud.records.watchUser(
      mine,
      () => undefined,
      () => undefined,
    )
    await cloud.records.readUser(mine)
    await cloud.auth.signOut()
    expect((await problemOf(cloud.records.readUser(mine))).code).toBe('database/permission-denied')
    stop()
    await cloud.auth.signUp(`eve${(people += 1)}@acme.example`, 'correct horse')
    const failed = vi.fn<(problem: CloudProblem) => void>()
    const heard = vi.fn<Parameters<CloudRecords['watchUser']>[1]>()
    cloud.records.watchUser(mine, heard, failed)
    await expect.poll(() => failed.mock.lastCall?.[0].code).toBe('database/permission-denied')
    expect((await problemOf(cloud.records.readUser(mine))).code).toBe('database/permission-denied')
    expect(heard).not.toHaveBeenCalled()
  })

  it('waits for a cloud that is restarted, and hears what changed meanwhile', async () => {
    await cloud.records.createUser(uid, record())
    const heard = vi.fn<Parameters<CloudRecords['watchUser']>[1]>()
    const stop = cloud.records.watchUser(uid, heard, unwanted)
    await expect.poll(() => heard.mock.lastCall?.[0]?.firstName).toBe('Ann')
    await server.restart()
    admin().update(`users/${uid}`, { firstName: 'Anna' })
    await expect.poll(() => heard.mock.lastCall?.[0]?.firstName, { timeout: 15_000 }).toBe('Anna')
    stop()
  })
})

describe('a cloud that is out of reach', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each<[string, (records: CloudRecords) => Promise<unknown>]>([
    ['a change', (records) => records.updateUser(uid, { firstName: 'Anna' })],
    ['a deletion', (records) => records.deleteUser(uid)],
    [
      'a request of the card flow',
      (records) => records.pushPayment('updates', uid, { planCode: 'superstar' }),
    ],
  ])('[A7.2-1 A7.2-4] is not sent %s later that was told as failed', async (_, write) => {
    await cloud.records.createUser(uid, record())
    const { database } = await createSdk(server.config).database()
    goOffline(database)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const problem = problemOf(write(cloud.records))
    await vi.advanceTimersByTimeAsync(20_000)
    expect((await problem).code).toBe('cloud/unreachable')
    vi.useRealTimers()
    goOnline(database)
    await cloud.records.updateUser(uid, { lastName: 'Back' })
    expect(admin().get(`users/${uid}`)).toMatchObject({ firstName: 'Ann', lastName: 'Back' })
    expect(admin().get(`payments/updates/${uid}`)).toBeNull()
  })

  it('[A4.10-1] is said to have timed out once something was sent, because it may be done yet', async () => {
    const { database } = await createSdk(server.config).database()
    await cloud.records.readUser(uid)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const problem = problemOf(cloud.records.createUser(uid, record()))
    await vi.advanceTimersByTimeAsync(0)
    goOffline(database)
    await vi.advanceTimersByTimeAsync(20_000)
    expect((await problem).code).toBe('cloud/timeout')
    vi.useRealTimers()
    goOnline(database)
    await expect.poll(() => admin().get(`users/${uid}`)).toMatchObject({ firstName: 'Ann' })
    // What was sent again is answered before this.
    await cloud.records.updateUser(uid, { firstName: 'Anna' })
  })
})

describe('devices and products', () => {
  it('[A7.2-2 A3.2-1] are heard of at each change; one that fails its schema is left out', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const heard = vi.fn<Parameters<CloudRecords['watchDevices']>[1]>()
    const stop = cloud.records.watchDevices(uid, heard, unwanted)
    await expect.poll(() => heard.mock.calls).toEqual([[[]]])
    admin().set(`user_devices/${uid}`, {
      hw1: { hwuuid: 'hw1', name: 'Kitchen', host: 'http://kitchen', enabled: true, online: true },
      hw2: { name: 'Attic', enabled: false },
      hw3: { hwuuid: 'hw3', enabled: 'yes' },
    })
    await expect
      .poll(() => heard.mock.lastCall?.[0])
      .toEqual([
        { hwuuid: 'hw1', name: 'Kitchen', host: 'http://kitchen', enabled: true, online: true },
        { hwuuid: 'hw2', name: 'Attic', enabled: false },
      ])
    stop()
  })

  it('[A7.2-3 A9-2 A3.3-1] are read by their version', async () => {
    admin().set('products/002001', {
      free: { name: 'Free', plan: 'free' },
      virtuoso: {
        name: 'Virtuoso',
        planCode: 'virtuoso',
        maxDevices: 1,
        features: ['ONE', 'EMPTY'],
        prices: { monthly: { amount: 2.99, paddleId: 1 } },
      },
      broken: { name: 5 },
    })
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const products = await cloud.records.readProducts('002001')
    expect(Object.keys(products)).toEqual(['free', 'virtuoso'])
    expect(products['virtuoso']?.features).toEqual(['ONE', 'EMPTY'])
    expect(await cloud.records.readProducts('000000')).toEqual({})
  })
})

describe('a request of the older card flow', () => {
  it('[A7.2-4 A3.4-1 A4.10-1] is pushed with product and token, and its status waited for', async () => {
    const product = { name: 'Virtuoso', planCode: 'virtuoso' }
    const id = await cloud.records.pushPayment('subscriptions', uid, { product, token: 'tok_1' })
    const path = `payments/subscriptions/${uid}/${id}`
    expect(admin().get(path)).toMatchObject({ product, token: 'tok_1' })
    const status = cloud.records.paymentStatus('subscriptions', uid, id, 5000)
    admin().update(path, { status: true })
    expect(await status).toBe(true)
    expect(await cloud.records.paymentError('subscriptions', uid, id)).toBeUndefined()
  })

  it.each([
    ['cancellations', { subscriptionId: 'sub_1' }],
    ['updates', { planCode: 'superstar' }],
  ] as const)(
    '[A3.4-2 A3.4-3 A4.10-3] to %s bears the server’s time and may have an error',
    async (kind, data) => {
      const id = await cloud.records.pushPayment(kind, uid, data)
      const path = `payments/${kind}/${uid}/${id}`
      expect(admin().get(path)).toMatchObject({ ...data, created_at: expect.any(Number) })
      admin().update(path, { status: false, error: 'Card declined' })
      expect(await cloud.records.paymentStatus(kind, uid, id, 5000)).toBe(false)
      expect(await cloud.records.paymentError(kind, uid, id)).toBe('Card declined')
    },
  )

  it('[A4.10-1 A9-1] without a status in time is timed out, and the cloud is listened to no more', async () => {
    const id = await cloud.records.pushPayment('updates', uid, { planCode: 'superstar' })
    const problem = await problemOf(cloud.records.paymentStatus('updates', uid, id, 50))
    expect(problem.code).toBe('cloud/timeout')
  })

  it('[A7.2-4] is refused below somebody else', async () => {
    const problem = await problemOf(cloud.records.pushPayment('updates', 'eve', { planCode: 'superstar' }))
    expect(problem.code).toBe('database/permission-denied')
    const status = await problemOf(cloud.records.paymentStatus('updates', 'eve', 'x', 5000))
    expect(status.code).toBe('database/permission-denied')
  })
})
