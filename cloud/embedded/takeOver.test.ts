// @vitest-environment node
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { callCloud } from '../testing/signUpPerson'
import { startTestCloud, type TestCloud } from '../testing/startTestCloud'

// The folder was written by the cloud as it was before there were books: Ada has changed from a trial to a
// plan, Ben has cancelled, Cleo was sent by Ada, Dora, too, who is gone; Ada and Ben both have a shed.
const older = join(import.meta.dirname, '../testing/olderFolder')

let folder: string
let cloud: TestCloud
let time: number

beforeEach(async () => {
  time = Date.UTC(2026, 4, 31, 13)
  folder = await mkdtemp(join(tmpdir(), 'cloud-'))
  await cp(older, folder, { recursive: true })
  cloud = await startTestCloud({ folder, now: () => time })
})
afterEach(async () => {
  await cloud.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

const get = (path: string) => cloud.running().context.database.get(path)
const tokenOf = async (uid: string) => {
  const account = cloud.accounts().byUid(uid)
  if (account === undefined) throw new Error('nobody')
  return cloud.running().context.tokens.idToken(account, { uid, provider: 'password', at: time / 1_000 })
}
const participant = async (uid: string) => {
  const answer = await callCloud(cloud, '/referral/friends/participant', { token: await tokenOf(uid) })
  const { participant: found }: { participant?: unknown } = Object(answer.body)
  return found
}
const call = async (name: string, uid: string, query = '') =>
  (await callCloud(cloud, `/api/v1/${name}?${query}`, { method: 'POST', token: await tokenOf(uid) })).body
const keyOf = (uid: string, hwuuid: string) =>
  cloud.running().context.tokens.sign('device', { uid, hwuuid, at: time }, 1_000)
const post = (path: string, body: object) =>
  callCloud(cloud, path, { method: 'POST', body, origin: cloud.url })

it('has everybody pay for what they paid for, at the pages they know', async () => {
  expect(get('users/uid-ada')).toMatchObject({
    plan: 'superstar',
    planDuration: 'yearly',
    firstName: 'Ada',
    planData: {
      status: 'active',
      subscriptionId: 'sub-630647c23332',
      signupDate: '2026-05-31 12:03:00',
      nextPayment: { amount: 69.9, date: '2027-05-31' },
      cancelUrl: expect.stringContaining('subscription=sub-630647c23332&key=vL34tcUkxHHNK9A_Dke9E4lp'),
    },
  })
  expect(get('users/uid-ben')).toMatchObject({ plan: 'free', planData: { status: 'deleted' } })
  expect(get('users/uid-cleo')).toMatchObject({ plan: 'superstar', planDuration: 'lifetime' })
  const ben = { subscription: 'sub-70cac691f93c', key: 'YEKVUe7ArQPi88mmwKMVTCpP' }
  const ada = { subscription: 'sub-630647c23332', key: 'vL34tcUkxHHNK9A_Dke9E4lp' }
  expect((await post('/checkout/cancel', ben)).body).toMatchObject({ success: false })
  expect((await post('/checkout/cancel', { ...ada, key: ben.key })).body).toMatchObject({ success: false })
  expect((await post('/checkout/cancel', ada)).body).toMatchObject({ success: true })
  expect(get('users/uid-ada')).toMatchObject({ plan: 'free', planData: { status: 'deleted' } })
})

it('renews what is due, and gives nobody a second trial', async () => {
  time = Date.UTC(2027, 5, 1)
  await cloud.restart()
  expect(get('users/uid-ada')).toMatchObject({ planData: { nextPayment: { date: '2028-05-31' } } })
  const trial = { trialDays: 14, trialDaysAuth: 'auth-days', price: 0, auth: 'auth-trial' }
  const order = { vendor: 36_336, product: 101, email: 'ben@example.org', ...trial }
  const asked = await post('/checkout/quote', {
    ...order,
    passthrough: { email: order.email, uid: 'uid-ben' },
  })
  expect(asked.body).toMatchObject({ data: { trialDays: 0, today: 2.99 } })
})

it('counts who was sent, without who is gone', async () => {
  expect(await participant('uid-ada')).toMatchObject({
    rank: 1,
    totalReferrals: 1,
    totalReferralsInMonth: 1,
    shareURL: expect.stringMatching(/grsf=86c8d401de8c$/),
  })
  expect(await participant('uid-ben')).toMatchObject({ rank: 2, totalReferrals: 0 })
  const { body } = await callCloud(cloud, '/referral/friends/campaign')
  expect(body).toMatchObject({
    campaign: { leaderboard: [{ name: 'Ada K.' }, { name: 'Ben K.' }, { name: 'Cleo K.' }] },
  })
  expect(get('referral/sent')).toMatchObject({ t1: 1, t2: 0 })
})

it('knows whose each player is, and lets who shows its key have the one that two had', async () => {
  expect(get('user_devices/uid-ada')).toMatchObject({
    attic: { enabled: true, online: false },
    shed: { online: false },
  })
  expect(get('user_devices/uid-dora')).toBeNull()
  const present = async (uid: string, hwuuid: string) =>
    (await post('/devices/presence', { key: await keyOf(uid, hwuuid) })).status
  expect([await present('uid-ada', 'attic'), await present('uid-ben', 'attic')]).toEqual([200, 401])
  const token = await tokenOf('uid-cleo')
  for (const hwuuid of ['attic', 'shed']) expect((await post('/devices', { token, hwuuid })).status).toBe(403)
  expect([await present('uid-ben', 'shed'), await present('uid-ada', 'shed')]).toEqual([200, 401])
  expect(await call('disableAcmeDevice', 'uid-ada', 'hwuuid=attic')).toMatchObject({ success: true })
})

it('answers the request that waits, and deletes all of them once they are old', async () => {
  await expect
    .poll(() => JSON.stringify(get('payments/cancellations/uid-ben')))
    .toContain('There is no subscription.')
  expect(JSON.stringify(get('payments/updates'))).toContain('There is no such plan.')
  time += 30 * 86_400_000
  await cloud.restart()
  expect([get('payments'), get('request_claims')]).toEqual([null, null])
})

it('is done once, also where it was killed on the way', async () => {
  const kept = () => ['books', 'referral', 'device_owners'].map(get)
  const before = kept()
  await cp(join(older, 'subscriptions.json'), join(folder, 'subscriptions.json'))
  await cp(join(older, 'referrals.json'), join(folder, 'referrals.json'))
  await cloud.restart()
  expect(kept()).toEqual(before)
  const names = await readdir(folder)
  expect(names.filter((name) => name.includes('taken-over'))).toHaveLength(4)
  expect(names).not.toContain('subscriptions.json')
})

it('goes on without a file that is broken, and says so', async () => {
  await writeFile(join(folder, 'subscriptions.json'), '[{"id": ')
  await cloud.restart()
  expect(cloud.lines.join('\n')).toMatch(/subscriptions\.json cannot be read; it was put aside as .*broken/)
  expect(get('users/uid-ada')).toMatchObject({ plan: 'superstar' })
})
