// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callCloud, signUpPerson } from './testing/signUpPerson'
import { orderOf, payFor } from './testing/payFor'
import { startTestCloud, type TestCloud } from './testing/startTestCloud'

let cloud: TestCloud
let other: TestCloud
let ada: Awaited<ReturnType<typeof signUpPerson>>
let mallory: Awaited<ReturnType<typeof signUpPerson>>
/** What is no token that lets anybody in, by name. */
let wrong: Record<string, string>
let adasKey: string
let mallorysKey: string

const json = (value: unknown) => JSON.stringify(value)
/** As a part of an address; half a character is none. */
const quoted = (text: string) => encodeURIComponent(Buffer.from(text).toString())
const part = (value: object) => Buffer.from(json(value)).toString('base64url')
const database = () => cloud.running().context.database

beforeAll(async () => {
  cloud = await startTestCloud({ beat: 3_600_000 })
  other = await startTestCloud()
  ada = await signUpPerson(cloud)
  mallory = await signUpPerson(cloud, 'Mallory Hill')
  await payFor(cloud, { uid: ada.uid, email: ada.email, product: 101 })
  adasKey = await join(await ada.token(), 'adas-player')
  mallorysKey = await join(await mallory.token(), 'mallorys-player')
  await callCloud(cloud, '/referral/friends/participant', { token: await ada.token() })
  await callCloud(cloud, '/referral/friends/participant', { token: await mallory.token() })

  const { tokens, clock } = cloud.running().context
  const { tokens: others } = other.running().context
  const account = cloud.running().accounts.byUid(ada.uid)
  if (account === undefined) throw new Error('There is no account')
  const signIn = { uid: ada.uid, provider: 'password', at: Math.floor(clock.now() / 1_000) }
  tokens.setLifetime(-10)
  const expired = await tokens.idToken(account, signIn)
  tokens.setLifetime(3_600)
  const good = await ada.token()
  const [head = '', claims = '', seal = ''] = good.split('.')
  wrong = {
    none: '',
    'no token': 'x',
    'a word of the protocol': 'owner',
    'one without a signature': `${part({ alg: 'none', typ: 'JWT' })}.${claims}.`,
    'one that says that it is not signed': `${part({ alg: 'none', typ: 'JWT' })}.${claims}.${seal}`,
    'one that was changed': `${head}.${part({ sub: ada.uid, user_id: ada.uid, exp: 9_999_999_999 })}.${seal}`,
    'one of another cloud': await others.idToken(account, signIn),
    'a custom token of another cloud': await others.customToken(ada.uid),
    'a device’s key of another cloud': await others.sign(
      'device',
      { uid: ada.uid, hwuuid: 'adas-player', at: clock.now() },
      60,
    ),
    'one that has expired': expired,
    'one that renews': await tokens.refreshToken(signIn),
    'a statement of something else': await tokens.sign(
      'oob',
      { uid: ada.uid, hwuuid: 'adas-player', at: 1 },
      60,
    ),
    'an object’s own words': '__proto__',
    'a path': '../../etc/passwd',
    '12,000 characters': 'x'.repeat(12_000),
  }
})
afterAll(async () => {
  await cloud.close()
  await other.close()
})

async function join(token: string, hwuuid: string): Promise<string> {
  const { body } = await callCloud(cloud, '/devices', { method: 'POST', body: { token, hwuuid, name: 'A' } })
  return String(Object(Object(body).data).key)
}

/** Every call that wants to know who asks, with a player's id where it takes one. */
const calls: [method: 'GET' | 'POST', path: string, by: 'bearer' | 'token' | 'key'][] = [
  ['GET', '/api/v1/getCustomToken', 'bearer'],
  ['POST', '/api/v1/getSubscriptionCancelUrl', 'bearer'],
  ['POST', '/api/v1/updateSubscription?newPlan=202', 'bearer'],
  ['POST', '/api/v1/cancelSubscription', 'bearer'],
  ['POST', '/api/v1/enablePlayerDevice?hwuuid=adas-player', 'bearer'],
  ['POST', '/api/v1/disablePlayerDevice?hwuuid=adas-player', 'bearer'],
  ['POST', '/api/v1/deletePlayerDevice?hwuuid=adas-player', 'bearer'],
  ['GET', '/referral/friends/participant', 'bearer'],
  ['POST', '/devices', 'token'],
  ['POST', '/devices/presence', 'key'],
  ['POST', '/devices/token', 'key'],
  ['POST', '/devices/leave', 'key'],
]

/** Everything in the database that is not of that person, and is not the time. */
function besides(uid: string): string {
  const all: Record<string, unknown> = JSON.parse(json(database().get('')))
  const drop = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .filter(
              ([key, child]) => key !== uid && key !== 'until' && Object(child).uid !== uid && child !== uid,
            )
            .map(([key, child]) => [key, drop(child)]),
        )
      : value
  return json(drop(all))
}
const failures = () => cloud.lines.filter((line) => line.includes('failed'))

async function send(method: string, path: string, by: string, secret: string, more: object = {}) {
  const body = by === 'bearer' ? undefined : { [by]: secret, hwuuid: 'adas-player', ...more }
  return callCloud(cloud, path, {
    method,
    ...(by === 'bearer' && secret !== '' && { token: secret }),
    ...(body !== undefined && { body }),
  })
}

describe.each(calls)('%s %s', (method, path, by) => {
  it('does nothing for whoever does not prove who they are', async () => {
    const before = besides('')
    for (const [name, secret] of Object.entries(wrong)) {
      const { status, body } = await send(method, path, by, secret)
      expect([name, status, Object(body).success]).toEqual([name, 401, false])
    }
    // What is good elsewhere is not good here.
    const elsewhere = by === 'key' ? [await ada.token(), await ada.customToken()] : [adasKey]
    for (const secret of by === 'bearer' ? [...elsewhere, await ada.customToken()] : elsewhere)
      expect((await send(method, path, by, secret)).status).toBe(401)
    expect(besides('')).toBe(before)
    expect(failures()).toEqual([])
  })

  it('does nothing to somebody else’s for whoever proves that', async () => {
    const before = besides(mallory.uid)
    const token = await mallory.token()
    const secret = by === 'key' ? mallorysKey : token
    const named = `${path}${path.includes('?') ? '&' : '?'}uid=${ada.uid}`
    const answers = [
      await send(method, path, by, secret, { uid: ada.uid, email: ada.email, from: ada.uid }),
      await send(method, named, by, secret, { uid: ada.uid, user: { uid: ada.uid } }),
    ]
    // Where the address says who asks, saying another is refused; a body says it to nobody.
    expect(by !== 'bearer' || answers[1]?.status === 403).toBe(true)
    for (const { status, body } of answers) {
      expect(status).toBeLessThan(500)
      expect(json(body)).not.toContain(ada.uid)
      expect(json(body)).not.toContain(ada.email)
    }
    expect(besides(mallory.uid)).toBe(before)
    expect(failures()).toEqual([])
  })
})

const hostile: [what: string, text: string][] = [
  ['..', '..'],
  ['a path up', '../../users'],
  ['a path', 'a/b/c'],
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
  ['hasOwnProperty', 'hasOwnProperty'],
  ['toString', 'toString'],
  ['signs of the database', '.#$[]/'],
  ['a server value', '{".sv":"timestamp"}'],
  ['.sv', '.sv'],
  ['.value', '.value'],
  ['.priority', '.priority'],
  ['a wildcard', '$uid'],
  ['a null byte', 'a\u0000b'],
  ['line breaks', 'a\r\nset-cookie: x=1'],
  ['half a character', '\uD800'],
  ['a direction', '\u202Etxt'],
  ['escaped', '%2e%2e%2f%00'],
  ['a number', '0'],
  ['a script', '<script>alert(1)</script>'],
  ['only spaces', '   '],
  ['6,000 characters', 'x'.repeat(6_000)],
  ['1,000 characters of two bytes', 'ß'.repeat(1_000)],
]

describe.each(hostile)('a name that is hostile: %s', (_, text) => {
  const inQuery = quoted(text)

  it('is a player’s name and no more', async () => {
    const before = besides(mallory.uid)
    const token = await mallory.token()
    const told = { name: text, device: text, host: text, isChild: text, beat: text }
    const { status, body } = await callCloud(cloud, '/devices', {
      method: 'POST',
      body: { token, key: text, hwuuid: text, ...told },
    })
    expect([200, 400]).toContain(status)
    const { key } = Object(Object(body).data)
    const post = (path: string, asked: object) =>
      callCloud(cloud, path, { method: 'POST', body: { key, ...asked } })
    const after = [await post('/devices/presence', told), await post('/devices/leave', { forget: true })]
    // Without a name it was not joined, and there is no key.
    const expected = key === undefined ? 401 : 200
    expect(after.map((answer) => answer.status)).toEqual([expected, expected])
    for (const verb of ['enable', 'disable', 'delete'])
      expect(
        (await callCloud(cloud, `/api/v1/${verb}PlayerDevice?hwuuid=${inQuery}`, { method: 'POST', token }))
          .status,
      ).toBeLessThan(500)
    expect(besides(mallory.uid)).toBe(before)
    expect(Object.keys(Object(database().get(`user_devices/${mallory.uid}`)))).toEqual(['mallorys-player'])
    expect(failures()).toEqual([])
  })

  it('is nothing that can be bought, and no function', async () => {
    const before = besides(mallory.uid)
    const token = await mallory.token()
    const asked: ['GET' | 'POST', string][] = [
      ['GET', `/checkout/prices?product_ids=${inQuery}&coupon_code=${inQuery}`],
      ['GET', `/referral/${inQuery}/campaign`],
      ['GET', `/referral/friends/${inQuery}`],
      ['POST', `/api/v1/updateSubscription?newPlan=${inQuery}&planDuration=${inQuery}`],
      ['POST', `/api/v1/${inQuery}`],
      ['GET', `/api/v1/getCustomToken?uid=${inQuery}`],
      ['GET', `/api/v1/getCustomToken?idToken=${inQuery}`],
    ]
    for (const [method, path] of asked) {
      const { status } = await callCloud(cloud, path, { method, token })
      expect([path.slice(0, 40), status < 500]).toEqual([path.slice(0, 40), true])
    }
    expect(besides(mallory.uid)).toBe(before)
    expect(failures()).toEqual([])
  })
})

it.each(hostile)('nobody was sent by whoever is called so: %s', async (_, text) => {
  const { uid, token } = await signUpPerson(cloud)
  const before = database().get('referral/sent')
  const path = `/referral/friends/participant?referrerId=${quoted(text)}`
  const { status, body } = await callCloud(cloud, path, { token: await token() })
  expect([status, Object(body).success]).toEqual([200, true])
  expect(database().get(`referral/people/${uid}`)).toMatchObject({ isCounted: false, total: 0 })
  expect(database().get(`referral/people/${uid}/referrer`)).toBeNull()
  expect(database().get('referral/sent')).toEqual(before)
  expect(failures()).toEqual([])
})

describe('a body that is none', () => {
  const big = 'x'.repeat(1_000_000)
  const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
  it.each<[what: string, body: string | Uint8Array<ArrayBuffer>]>([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '7'],
    ['a text', '"x"'],
    ['1 MB', json({ token: big, key: big, hwuuid: big })],
    ['20 MB', new Uint8Array(20_000_000).fill(120)],
    ['no characters', Uint8Array.from([0xff, 0xfe, 0xc0, 0x80])],
    ['10,000 levels', deep(10_000)],
    ['50,000 lists', '['.repeat(50_000)],
    ['lists for texts', json({ token: ['ada'], key: { a: 1 }, hwuuid: ['x'], name: {}, beat: [] })],
    ['an object’s own words', '{"__proto__":{"token":"x","key":"x"},"constructor":{"prototype":{"x":1}}}'],
    ['numbers without end', '{"beat":1e999,"token":1e999,"key":-1e999}'],
  ])('lets nobody in: %s', async (_, body) => {
    const before = besides('')
    for (const [method, path, by] of calls.filter(([, , how]) => how !== 'bearer')) {
      const response = await fetch(cloud.url + path, { method, body: new Blob([body]) })
      expect([path, by, response.status < 500 && response.status >= 400]).toEqual([path, by, true])
      expect(await response.json()).toMatchObject({ success: false })
    }
    expect(besides('')).toBe(before)
    expect(failures()).toEqual([])
    expect(Reflect.get({}, 'x')).toBeUndefined()
  })

  it('of 1 MB in an address, or a head, ends the call and nothing else', async () => {
    for (const request of [
      () => fetch(`${cloud.url}/checkout/prices?product_ids=${big}`),
      () => fetch(`${cloud.url}/api/v1/getCustomToken`, { headers: { authorization: `Bearer ${big}` } }),
    ]) {
      const status = await request().then(
        (response) => response.status,
        () => 'cut',
      )
      expect([431, 'cut']).toContain(status)
    }
    expect((await callCloud(cloud, '/checkout/prices?product_ids=101')).status).toBe(200)
  })
})

it('a price is asked for thousands of products at once, and each is told once', async () => {
  const ids = Array.from({ length: 2_000 }, () => '101').join(',')
  const { body } = await callCloud(cloud, `/checkout/prices?product_ids=${ids}`)
  expect(Object(Object(body).response).products).toHaveLength(1)
})

it('somebody else is not paid for, and nobody pays in their name', async () => {
  const before = besides(mallory.uid)
  const order = orderOf({ uid: ada.uid, email: ada.email, product: 101 })
  // A page of another site cannot; the provider's own page is what shows the order.
  const answer = await callCloud(cloud, '/checkout/quote', {
    method: 'POST',
    origin: 'http://localhost:9',
    body: order,
  })
  expect(answer.status).toBe(403)
  expect(besides(mallory.uid)).toBe(before)
})

it('[A3.2-1] more than 200 players of one account are refused, and are nobody’s', async () => {
  const before = besides(mallory.uid)
  const token = await mallory.token()
  const list = `user_devices/${mallory.uid}`
  const player = (number: number) => ({ hwuuid: `p${number}`, name: 'A', enabled: false, online: false })
  for (let number = 0; number < 198; number += 1) database().set(`${list}/p${number}`, player(number))
  const joinOne = (hwuuid: string) =>
    callCloud(cloud, '/devices', { method: 'POST', body: { token, hwuuid, name: 'B' } })

  expect((await joinOne('p198')).body).toMatchObject({ success: true })
  const { status, body } = await joinOne('p199')
  expect([status, body]).toMatchObject([200, { success: false }])
  expect(json(body)).toContain('too many players')
  expect(database().get('device_owners/p199')).toBeNull()
  expect(Object.keys(Object(database().get(list)))).toHaveLength(200)
  // Those that are there go on.
  expect((await joinOne('p198')).body).toMatchObject({ success: true })
  expect(besides(mallory.uid)).toBe(before)
})

it(
  'thousands of guesses let nobody in, and the next call of an owner does',
  { timeout: 60_000 },
  async () => {
    const before = besides('')
    for (let round = 0; round < 40; round += 1) {
      const guess = (number: number) =>
        callCloud(cloud, '/devices/presence', { method: 'POST', body: { key: `guess-${round}-${number}` } })
      const answers = await Promise.all(Array.from({ length: 50 }, (_, number) => guess(number)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
    }
    expect(besides('')).toBe(before)
    const { status } = await callCloud(cloud, '/devices/token', { method: 'POST', body: { key: adasKey } })
    expect(status).toBe(200)
  },
)
