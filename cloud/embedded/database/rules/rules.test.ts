// @vitest-environment node
import { describe, expect, it } from 'vitest'
import file from '../../../database.rules.json'
import { parsePath } from '../tree/parsePath'
import { replaceAt } from '../tree/replaceAt'
import { readValue } from '../tree/readValue'
import type { Tree } from '../tree/Tree'
import { createGuard } from './createGuard'
import type { Signed } from './Signed'

const guard = createGuard(file)
const now = 1_700_000_000_000

const signed = (uid: string): Signed => ({ uid, token: { email: `${uid}@example.com` } })
const people = { owner: signed('ada'), other: signed('bob'), nobody: null } as const
type Person = keyof typeof people

const timestamp = { '.sv': 'timestamp' }

/** What a sign-up writes [A3.7-2 A9-11]. */
const newUser = {
  uid: 'ada',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  avatarId: 0,
  social: {},
  country: '',
  marketingConsent: false,
  createdAt: timestamp,
  updatedAt: timestamp,
}

const planData = {
  status: 'active',
  signupDate: '2026-01-01 10:00:00',
  subscriptionId: 7,
  updateUrl: 'https://billing.example/update',
  cancelUrl: 'https://billing.example/cancel',
  nextPayment: { amount: 29.99, currency: 'EUR', date: '2027-01-01' },
}

const empty: Tree = { products: { '002001': { free: { name: 'Free' } } } }

const request = { product: { name: 'Virtuoso' }, token: 'tok' }

/** Ada, who pays, and Bob, who does not. */
const data: Tree = {
  ...empty,
  users: {
    ada: {
      email: 'ada@example.com',
      firstName: 'Ada',
      createdAt: 1,
      plan: 'virtuoso',
      planDuration: 'yearly',
      expire_at: 1_800_000_000,
      isTrialAvailable: false,
      verified: true,
      planData,
    },
    bob: { email: 'bob@example.com', firstName: 'Bob', plan: 'free' },
  },
  user_devices: { ada: { d1: { hwuuid: 'd1', enabled: true } }, bob: { d2: { hwuuid: 'd2' } } },
  payments: {
    subscriptions: { ada: { r1: { ...request, status: true } } },
    cancellations: { ada: { r1: { subscriptionId: 7, created_at: 5, status: false, error: 'no' } } },
    updates: { ada: { r1: { planCode: 'superstar', created_at: 5 } } },
  },
}

const mayRead = (person: Person, path: string) =>
  guard.mayRead({ auth: people[person], now }, data, parsePath(path))

function mayWrite(person: Person, path: string, sent: unknown, before: Tree = data): boolean {
  const keys = parsePath(path)
  const value = readValue(sent, { existing: null, now, depth: keys.length })
  return guard.mayWrite({ auth: people[person], now }, before, replaceAt(before, keys, value), keys)
}

describe('reading', () => {
  it.each<[id: string, path: string, owner: boolean, other: boolean, nobody: boolean]>([
    ['[A7.2-1]', 'users/ada', true, false, false],
    ['[A7.2-1]', 'users/ada/plan', true, false, false],
    ['[A7.2-1]', 'users/ada/planData/status', true, false, false],
    ['[A7.2-1]', 'users/nobody-yet', false, false, false],
    ['[A7.2-2]', 'user_devices/ada', true, false, false],
    ['[A7.2-2]', 'user_devices/ada/d1/enabled', true, false, false],
    ['[A7.2-3]', 'products/002001', true, true, true],
    ['[A7.2-3]', 'products', true, true, true],
    ['[A7.2-4]', 'payments/subscriptions/ada', true, false, false],
    ['[A7.2-4]', 'payments/subscriptions/ada/r1/status', true, false, false],
    ['[A7.2-4]', 'payments/cancellations/ada/r1/error', true, false, false],
    ['[A7.2-4]', 'payments/updates/ada/r1/planCode', true, false, false],
    ['[A7.2-4]', 'payments/others/ada', false, false, false],
    ['[A7.2-4]', 'payments', false, false, false],
    ['[A7.2-4]', 'payments/subscriptions', false, false, false],
    ['[A7.2-1]', 'users', false, false, false],
    ['[A7.2-2]', 'user_devices', false, false, false],
    ['[A7.2-1]', '', false, false, false],
    ['[A7.2-1]', 'elsewhere', false, false, false],
  ])('%s %s: the owner %s, another %s, nobody %s', (_, path, owner, other, nobody) => {
    expect([mayRead('owner', path), mayRead('other', path), mayRead('nobody', path)]).toEqual([
      owner,
      other,
      nobody,
    ])
  })
})

/** Every place of a tree that holds something, from its root down. */
function placesOf(tree: Tree | null, path = ''): string[] {
  const below = typeof tree === 'object' && tree !== null ? Object.entries(tree) : []
  return [path, ...below.flatMap(([key, child]) => placesOf(child, path === '' ? key : `${path}/${key}`))]
}

it('[A7.2-3] nobody who is not signed in reads anything but the products, wherever it lies', () => {
  const places = placesOf(data)
  expect(places.length).toBeGreaterThan(40)
  const open = places.filter((path) => mayRead('nobody', path))
  expect(open).toEqual(places.filter((path) => path.split('/')[0] === 'products'))
})

describe('writing', () => {
  it.each<[id: string, path: string, value: unknown, owner: boolean]>([
    ['[A7.2-1]', 'users/ada/firstName', 'Augusta', true],
    ['[A7.2-1]', 'users/ada/photoUrl', 'https://files.example/a.png', true],
    ['[A7.2-1]', 'users/ada/photoUrl', 'http://127.0.0.1:9199/v0/b/x/o/a?alt=media', true],
    ['[A7.2-1]', 'users/ada/photoUrl', null, true],
    ['[A7.2-1]', 'users/ada/photoUrl', 'javascript:alert(1)', false],
    ['[A7.2-1]', 'users/ada/gaCid', '123.456', true],
    ['[A7.2-1]', 'users/ada/country', 'DE', true],
    ['[A5-23]', 'users/ada/country', 'Germany', false],
    ['[A7.2-1]', 'users/ada/lastHost', 'http://192.168.1.7:3000', true],
    ['[A7.2-1]', 'users/ada/lastHost', { a: 1 }, false],
    ['[A3.1-2]', 'users/ada/email', 'new@example.com', true],
    ['[A3.1-2]', 'users/ada/email', 'no address', false],
    ['[A3.1-3]', 'users/ada/lastName', 7, false],
    ['[A3.1-3]', 'users/ada/lastName', 'x'.repeat(201), false],
    ['[A3.1-10]', 'users/ada/marketingConsent', 'yes', false],
    ['[A3.1-1]', 'users/ada/uid', 'bob', false],
    ['[A3.1-11]', 'users/ada/plan', 'superstar', false],
    ['[A3.1-11]', 'users/ada/plan', null, false],
    ['[A3.1-11]', 'users/ada/plan', 'virtuoso', true],
    ['[A3.1-11]', 'users/ada/plan/x', 'virtuoso', false],
    ['[A3.1-12]', 'users/ada/planDuration', 'lifetime', false],
    ['[A3.1-13]', 'users/ada/planData', null, false],
    ['[A3.1-13]', 'users/ada/planData', 'active', false],
    ['[A3.1-13]', 'users/ada/planData', planData, true],
    ['[A3.1-13]', 'users/ada/planData/status', 'trialing', false],
    ['[A3.1-13]', 'users/ada/planData/nextPayment/amount', 0, false],
    ['[A3.1-13]', 'users/ada/planData/nextPayment/extra', 0, false],
    ['[A3.1-13]', 'users/ada/planData/extra', true, false],
    ['[A3.1-14]', 'users/ada/expire_at', 9_999_999_999, false],
    ['[A3.1-15]', 'users/ada/isTrialAvailable', true, false],
    ['[A3.1-15]', 'users/ada/isTrialAvailable', null, false],
    ['[A3.1-16]', 'users/ada/verified', false, false],
    ['[A3.1-20]', 'users/ada/updatedAt', timestamp, true],
    ['[A3.1-20]', 'users/ada/updatedAt', now + 1, false],
    ['[A3.1-20]', 'users/ada/createdAt', timestamp, false],
    ['[A3.1-22]', 'users/ada/password', 'secret', false],
    ['[A3.1-22]', 'users/ada/social/password/deep', 'secret', false],
    ['A3.1', 'users/ada/anything', 1, false],
    ['A3.1', 'users/ada', 'a text', false],
    ['[A7.2-1]', 'users/ada', null, false],
    ['[A7.2-1]', 'users/bob/firstName', 'Eve', false],
    ['[A7.2-1]', 'users', { ada: newUser }, false],
    ['[A7.2-2]', 'user_devices/ada', null, false],
    ['[A7.2-2]', 'user_devices/ada/d1/enabled', false, false],
    ['[A7.2-2]', 'user_devices/bob/d2/enabled', true, false],
    ['[A7.2-3]', 'products/002001/free/name', 'Free beer', false],
    ['[A7.2-4]', 'payments/subscriptions/ada/r2', request, true],
    ['[A3.4-1]', 'payments/subscriptions/ada/r2', { ...request, created_at: timestamp, planCode: 'v' }, true],
    ['[A3.4-1]', 'payments/subscriptions/ada/r2', { ...request, status: true }, false],
    ['[A3.4-1]', 'payments/subscriptions/ada/r2', { ...request, error: 'x' }, false],
    ['[A3.4-1]', 'payments/subscriptions/ada/r2/status', true, false],
    ['[A3.4-1]', 'payments/subscriptions/ada/r1/status', true, false],
    ['[A3.4-1]', 'payments/subscriptions/ada/r1/token', 'other', false],
    ['[A3.4-1]', 'payments/subscriptions/ada/r1', null, false],
    ['[A3.4-1]', 'payments/subscriptions/ada', { r2: request }, false],
    ['[A3.4-1]', 'payments/subscriptions/bob/r2', request, false],
    ['[A3.4-2]', 'payments/cancellations/ada/r2', { subscriptionId: 7, created_at: timestamp }, true],
    ['[A3.4-2]', 'payments/cancellations/ada/r2', { subscriptionId: 7, created_at: 1 }, false],
    ['[A3.4-2]', 'payments/cancellations/ada/r2', { created_at: timestamp }, false],
    ['[A3.4-2]', 'payments/cancellations/ada/r1/error', null, false],
    ['[A3.4-3]', 'payments/updates/ada/r2', { planCode: 'superstar', created_at: timestamp }, true],
    [
      '[A3.4-3]',
      'payments/updates/ada/r2',
      { planCode: 'superstar', created_at: timestamp, status: true },
      false,
    ],
    ['[A7.2-4]', 'payments/others/ada/r2', request, false],
    ['[A7.2-1]', 'elsewhere', 1, false],
    ['[A7.2-1]', '', null, false],
  ])('%s %s = %j: the owner %s, nobody else ever', (_, path, value, owner) => {
    expect(mayWrite('owner', path, value)).toBe(owner)
    expect(mayWrite('nobody', path, value)).toBe(false)
    expect(!path.includes('/bob') && mayWrite('other', path, value)).toBe(false)
  })

  it.each<[what: string, record: unknown, allowed: boolean]>([
    ['what a sign-up writes', newUser, true],
    ['the allowed defaults', { ...newUser, plan: 'free', isTrialAvailable: true, verified: false }, true],
    ['names that a social provider did not give', { ...newUser, firstName: '', lastName: '' }, true],
    ['no address, where a social provider told none', { ...newUser, email: '' }, true],
    ['social data', { ...newUser, social: { google: 'ada', linked: true } }, true],
    ['a plan', { ...newUser, plan: 'superstar' }, false],
    ['a duration', { ...newUser, planDuration: 'lifetime' }, false],
    ['a subscription', { ...newUser, planData: { status: 'active' } }, false],
    ['an expiry', { ...newUser, expire_at: 9_999_999_999 }, false],
    ['a verified address', { ...newUser, verified: true }, false],
    ['a password', { ...newUser, password: 'secret' }, false],
    ['a birth in the future', { ...newUser, createdAt: now + 1 }, false],
    ['an id of another', { ...newUser, uid: 'bob' }, false],
  ])('[A7.2-1 A3.1-22] a new record with %s: %s', (_, record, allowed) => {
    expect(mayWrite('owner', 'users/ada', record, empty)).toBe(allowed)
    expect(mayWrite('other', 'users/ada', record, empty)).toBe(false)
    expect(mayWrite('nobody', 'users/ada', record, empty)).toBe(false)
  })

  it('[A7.2-1] a whole record may be written again with what is not one’s own unchanged', () => {
    const standing = {
      ...newUser,
      createdAt: 1,
      plan: 'virtuoso',
      planDuration: 'yearly',
      expire_at: 1_800_000_000,
    }
    const whole = { ...standing, isTrialAvailable: false, verified: true, planData }
    expect(mayWrite('owner', 'users/ada', whole)).toBe(true)
    expect(mayWrite('owner', 'users/ada', { ...whole, planData: { ...planData, status: 'x' } })).toBe(false)
    expect(mayWrite('owner', 'users/ada', newUser)).toBe(false)
  })

  it('[A4.11-1] a record is deleted by its owner once there is no paid plan', () => {
    expect(mayWrite('other', 'users/bob', null)).toBe(true)
    expect(mayWrite('owner', 'users/bob', null)).toBe(false)
    expect(mayWrite('owner', 'users/ada', null)).toBe(false)
  })

  it.each([
    ['[A4.3-4]', 'deleted', 'yearly', true],
    ['[A4.3-4]', 'deleted', null, true],
    ['[A4.3-1]', 'active', 'yearly', false],
    ['[A4.3-2]', 'trialing', 'yearly', false],
    ['[A4.3-3]', 'past_due', 'monthly', false],
    ['[A3.1-13]', null, 'yearly', false],
    ['[A3.1-13]', '', 'yearly', false],
    ['[A4.3-6]', 'deleted', 'lifetime', false],
  ])(
    '%s [A4.11-1] a record whose plan is still named is deleted once it has ended: %s, %s',
    (_, status, planDuration, may) => {
      const record = { plan: 'virtuoso', planDuration, planData: { status, subscriptionId: 7 } }
      const value = readValue(record, { existing: null, now, depth: 2 })
      const before = replaceAt(data, ['users', 'ada'], value) ?? empty
      expect(mayWrite('owner', 'users/ada', null, before)).toBe(may)
    },
  )
})
