// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { callCloud, signUpPerson } from '../../testing/signUpPerson'
import { startTestCloud, type TestCloud } from '../../testing/startTestCloud'
import { passwordAttempts } from './createAttempts'

let cloud: TestCloud
beforeEach(async () => {
  cloud = await startTestCloud({ emailPrivacy: false })
})
afterEach(() => cloud.close())

type Person = Awaited<ReturnType<typeof signUpPerson>>

const identity = async (call: string, body: object) => {
  const answer = await callCloud(cloud, `/identitytoolkit.googleapis.com/v1/accounts:${call}`, {
    method: 'POST',
    body,
  })
  return { status: answer.status, body: Object(answer.body) }
}
const accountOf = ({ uid }: Person) => cloud.accounts().byUid(uid)

/** An ID token of somebody who signed in so many seconds ago. */
async function tokenAfter(person: Person, seconds: number): Promise<string> {
  const { clock, tokens } = cloud.running().context
  const account = accountOf(person)
  if (account === undefined) throw new Error('there is no such account')
  const at = Math.floor(clock.now() / 1_000) - seconds
  return tokens.idToken(account, { uid: person.uid, provider: 'password', at })
}

async function withProvider(person: Person): Promise<void> {
  await cloud.accounts().change(person.uid, { linked: [{ providerId: 'google.com', subject: '77' }] })
}

const device = async (person: Person, hwuuid: string, key = '') => {
  const body = {
    token: await person.customToken(),
    hwuuid,
    key,
    name: 'Attic',
    host: 'http://127.0.0.1:1',
  }
  const answer = await callCloud(cloud, '/devices', { method: 'POST', body })
  return String(Object(Object(answer.body).data).key)
}
const presence = async (key: string) =>
  (
    await callCloud(cloud, '/devices/presence', {
      method: 'POST',
      body: { key, name: 'Attic' },
    })
  ).status
const devicesOf = ({ uid }: Person) =>
  Object.keys(Object(cloud.running().context.database.get(`user_devices/${uid}`)))

/** Every call that changes what lets somebody in, as one who holds an ID token may send it. */
const changes: [name: string, call: string, fields: object][] = [
  ['sign-up over an account', 'signUp', { email: 'thief@example.org', password: 'thief’s own' }],
  ['another address', 'update', { email: 'thief@example.org' }],
  ['another password', 'update', { password: 'thief’s own' }],
  [
    'both, with a name',
    'update',
    { email: 'thief@example.org', password: 'thief’s own', displayName: 'Thief' },
  ],
  ['a provider taken away', 'update', { deleteProvider: ['google.com'] }],
  ['the password taken away', 'update', { deleteProvider: ['password'] }],
]

describe('what lets somebody in to an account', () => {
  it.each(changes)('%s needs a sign-in of the last five minutes', async (_, call, fields) => {
    const person = await signUpPerson(cloud)
    await withProvider(person)
    const before = accountOf(person)
    const idToken = await tokenAfter(person, 301)
    const { status, body } = await identity(call, { idToken, ...fields })
    expect([status, body.error?.message]).toEqual([400, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'])
    expect(accountOf(person)).toEqual(before)
  })

  it('one more provider, and a mail that changes the address, need it, too', async () => {
    const person = await signUpPerson(cloud)
    const idToken = await tokenAfter(person, 301)
    const assertion = await cloud.assertWho('google.com', { email: 'thief@example.org' })
    const postBody = new URLSearchParams({ providerId: 'google.com', id_token: assertion }).toString()
    for (const { body } of [
      await identity('signInWithIdp', { idToken, postBody }),
      await identity('sendOobCode', {
        idToken,
        requestType: 'VERIFY_AND_CHANGE_EMAIL',
        newEmail: 'thief@example.org',
      }),
    ])
      expect(body.error?.message).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    expect(accountOf(person)?.linked).toEqual([])
    expect(cloud.outbox()).toEqual([])
  })

  it.each(changes)('%s ends the tokens and devices of before', async (_, call, fields) => {
    const person = await signUpPerson(cloud)
    await withProvider(person)
    const { verifyIdToken } = cloud.running().context
    const [before, idToken, key] = [
      await tokenAfter(person, 0),
      await tokenAfter(person, 10),
      await device(person, 'attic'),
    ]
    expect(await presence(key)).toBe(200)
    await cloud.control({ skew: 2_000 })
    expect((await identity(call, { idToken, ...fields })).status).toBe(200)
    expect(await verifyIdToken(before)).toBeUndefined()
    expect(await presence(key)).toBe(401)
    expect(await presence(await device(person, 'attic'))).toBe(200)
  })

  it.each(changes.filter(([, , fields]) => 'email' in fields))(
    '%s is told to the old address, which can have it back for good',
    async (_, call, fields) => {
      const person = await signUpPerson(cloud)
      await identity(call, { idToken: await tokenAfter(person, 0), ...fields })
      expect(accountOf(person)?.email).toBe('thief@example.org')
      // Who has taken it gets hold of a mail of the same kind.
      await identity('update', { idToken: await tokenAfter(person, 0), email: 'second@example.org' })
      const codeTo = (address: string) => {
        const mail = cloud.outbox().find(({ to, kind }) => to === address && kind === 'recover')
        return new URL(mail?.link ?? '', cloud.url).searchParams.get('oobCode')
      }
      const newer = codeTo('thief@example.org')
      expect((await identity('update', { oobCode: codeTo(person.email) })).status).toBe(200)
      expect(accountOf(person)?.email).toBe(person.email)
      expect((await identity('update', { oobCode: newer })).body.error?.message).toBe('INVALID_OOB_CODE')
      expect(cloud.outbox().some(({ to }) => to === 'second@example.org')).toBe(false)
      expect(accountOf(person)?.email).toBe(person.email)
    },
  )

  it('an older mail still brings the address back after a newer one was used', async () => {
    const person = await signUpPerson(cloud)
    for (const email of ['thief@example.org', 'second@example.org'])
      await identity('update', { idToken: await tokenAfter(person, 0), email })
    const codes = cloud.outbox().map(({ link }) => new URL(link, cloud.url).searchParams.get('oobCode'))
    for (const oobCode of codes) expect((await identity('update', { oobCode })).status).toBe(200)
    expect(accountOf(person)?.email).toBe(person.email)
  })

  it('a name and a picture need no sign-in of late, and end nothing', async () => {
    const person = await signUpPerson(cloud)
    const idToken = await tokenAfter(person, 3_000)
    expect((await identity('update', { idToken, displayName: 'Ada' })).status).toBe(200)
    expect(await cloud.running().context.verifyIdToken(idToken)).toBeDefined()
    // Nothing is cut without a word.
    const { status } = await identity('update', { idToken, displayName: 'x'.repeat(2_001) })
    expect([status, accountOf(person)?.displayName]).toEqual([400, 'Ada'])
  })
})

describe('the pause after ten wrong passwords', () => {
  it('outlasts any number of other names', { timeout: 60_000 }, async () => {
    const { attempts } = cloud.running().identity
    const person = await signUpPerson(cloud)
    const attempt = () => identity('signInWithPassword', { email: person.email, password: 'wrong one' })
    for (let time = 0; time < 10; time += 1) await attempt()
    for (let name = 0; name < 200_000; name += 1) {
      attempts.count(passwordAttempts(undefined, `nobody-${name}@example.org`))
      // A connection that rests must not be cut unnoticed meanwhile.
      if (name % 1_000 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    expect((await attempt()).body.error?.message).toMatch(/^TOO_MANY_ATTEMPTS/)
  })
})

describe('a device', () => {
  it('is not taken from its owner by somebody who knows its id', async () => {
    const [owner, thief] = [await signUpPerson(cloud), await signUpPerson(cloud)]
    const key = await device(owner, 'attic')
    await device(thief, 'attic')
    await device(thief, 'attic', 'a key that somebody made up')
    expect(await presence(key)).toBe(200)
    expect(devicesOf(owner)).toEqual(['attic'])
  })

  it('passes to another account when it says itself that it does', async () => {
    const [owner, other] = [await signUpPerson(cloud), await signUpPerson(cloud)]
    const key = await device(owner, 'attic')
    await device(other, 'attic', key)
    expect(devicesOf(owner)).toEqual([])
    expect(devicesOf(other)).toEqual(['attic'])
    // The key of one device says nothing of another.
    await device(owner, 'cellar')
    await device(other, 'cellar', key)
    expect(devicesOf(owner)).toEqual(['cellar'])
  })
})
