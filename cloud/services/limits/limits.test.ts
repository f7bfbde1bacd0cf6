// @vitest-environment node
import { afterEach, beforeEach, expect, it } from 'vitest'
import { callCloud, signUpPerson } from '../../testing/signUpPerson'
import { type TestCloud, startTestCloud } from '../../testing/startTestCloud'
import { hourly } from './createLimits'

let cloud: TestCloud
let now = Date.UTC(2026, 4, 15, 12)
beforeEach(async () => {
  cloud = await startTestCloud({ now: () => now })
})
afterEach(() => cloud.close())

const places = (uid: string) => cloud.running().context.database.get(`limits/${uid}`)

it('has a device token given out so often in an hour, says so in words, and again in the next one', async () => {
  const [person, other] = [await signUpPerson(cloud), await signUpPerson(cloud)]
  const ask = async (token: string) => callCloud(cloud, '/api/v1/getCustomToken', { token })
  const token = await person.token()
  for (let count = 0; count < hourly.tokens; count += 1) expect((await ask(token)).status).toBe(200)
  const answers = [await ask(token), await ask(token)]
  expect(answers).toEqual([
    { status: 429, body: { success: false, error: { message: expect.stringContaining('too often') } } },
    { status: 429, body: expect.anything() },
  ])
  // Nobody else has to wait for that, and asking on is not written down.
  expect((await ask(await other.token())).status).toBe(200)
  expect(places(person.uid)).toMatchObject({ tokens: { count: hourly.tokens } })
  now += 3_600_000
  expect((await ask(await person.token())).status).toBe(200)
  expect(places(person.uid)).toMatchObject({ tokens: { count: 1 } })
})

it('counts new players and their tokens as their owner’s, and nothing of what is not theirs', async () => {
  const person = await signUpPerson(cloud)
  const join = async (hwuuid: string) =>
    callCloud(cloud, '/devices', { method: 'POST', body: { token: await person.customToken(), hwuuid } })
  for (let count = 0; count < hourly.joins; count += 1) expect((await join('attic')).status).toBe(200)
  expect(await join('attic')).toMatchObject({ status: 429, body: { success: false } })
  expect(await join('porch')).toMatchObject({ status: 429 })
  expect(cloud.running().context.database.get(`user_devices/${person.uid}/porch`)).toBeNull()
  const forged = await callCloud(cloud, '/devices', { method: 'POST', body: { token: 'x', hwuuid: 'attic' } })
  expect(forged.status).toBe(401)
})

it('counts changes of plans, by page and by request alike', async () => {
  const person = await signUpPerson(cloud)
  const cancel = async () =>
    callCloud(cloud, '/api/v1/cancelSubscription', { method: 'POST', token: await person.token() })
  for (let count = 0; count < hourly.plans; count += 1) expect((await cancel()).status).toBe(200)
  expect((await cancel()).status).toBe(429)
  const path = `payments/updates/${person.uid}/-N1`
  const { database } = cloud.running().context
  database.set(path, { planCode: 'superstar', created_at: now })
  await expect.poll(() => database.get(path)).toMatchObject({ status: false, error: expect.any(String) })
  expect(database.get(`${path}/error`)).toContain('too often')
})

it('says when it may be asked again', async () => {
  now = Date.UTC(2026, 4, 15, 12, 40)
  const person = await signUpPerson(cloud)
  const cancel = async () =>
    fetch(`${cloud.url}/api/v1/cancelSubscription`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await person.token()}` },
    })
  for (let count = 0; count < hourly.plans; count += 1)
    expect((await cancel()).headers.get('retry-after')).toBeNull()
  expect((await cancel()).headers.get('retry-after')).toBe('1200')
})

it('forgets what it counted with the account', async () => {
  const person = await signUpPerson(cloud)
  await callCloud(cloud, '/api/v1/getCustomToken', { token: await person.token() })
  expect(places(person.uid)).not.toBeNull()
  await cloud.accounts().remove(person.uid)
  expect(places(person.uid)).toBeNull()
})
