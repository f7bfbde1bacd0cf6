// @vitest-environment node
import { describe, expect, it } from 'vitest'
import file from '../../../database.rules.json'
import { parsePath } from '../tree/parsePath'
import { replaceAt } from '../tree/replaceAt'
import { readValue } from '../tree/readValue'
import type { Tree } from '../tree/Tree'
import { readTestToken, testToken } from '../testing/testToken'
import { verifyToken } from '../verifyToken'
import { createGuard } from './createGuard'
import type { Signed } from './Signed'
import { ended, newRecords, reads, recordOf, writes } from './testing/ruleCases'
import { type RulePlace, rulePlaces } from './testing/rulePlaces'
import { data, empty, newUser, now, planData } from './testing/ruleData'

const guard = createGuard(file)
const signed = (uid: string): Signed => ({ uid, token: { email: `${uid}@example.com` } })
/** Whose token has expired is nobody. */
const expired = await verifyToken(
  (token) => readTestToken(token, now),
  testToken('ada', { expiresAt: now - 1_000 }),
)
const people = {
  owner: signed('ada'),
  other: signed('bob'),
  nobody: null,
  expired: expired?.auth ?? null,
} as const
type Person = keyof typeof people

const mayRead = (person: Person, path: string) =>
  guard.mayRead({ auth: people[person], now }, data, parsePath(path))

function mayWrite(person: Person, path: string, sent: unknown, before: Tree = data): boolean {
  const keys = parsePath(path)
  const value = readValue(sent, { existing: null, now, depth: keys.length })
  return guard.mayWrite({ auth: people[person], now }, before, replaceAt(before, keys, value), keys)
}

describe('reading', () => {
  it.each(reads)('%s %s: the owner %s, another %s, nobody %s', (_, path, owner, other, nobody) => {
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
  it.each(writes)('%s %s = %j: the owner %s, nobody else ever', (_, path, value, owner) => {
    expect(mayWrite('owner', path, value)).toBe(owner)
    expect(mayWrite('nobody', path, value)).toBe(false)
    expect(!path.includes('/bob') && mayWrite('other', path, value)).toBe(false)
  })

  it.each(newRecords)('[A7.2-1 A3.1-22] a new record with %s: %s', (_, record, allowed) => {
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

  it.each(ended)(
    '%s [A4.11-1] a record whose plan is still named is deleted once it has ended: %s, %s',
    (_, status, planDuration, may) => {
      const value = readValue(recordOf(status, planDuration), { existing: null, now, depth: 2 })
      const before = replaceAt(data, ['users', 'ada'], value) ?? empty
      expect(mayWrite('owner', 'users/ada', null, before)).toBe(may)
    },
  )
})

/** Every place that a rules file names, as `users/$uid`. */
function placesNamed(rule: object, place = ''): string[] {
  const below = Object.entries(rule).filter(([key]) => !key.startsWith('.'))
  return [
    place,
    ...below.flatMap(([key, value]) => placesNamed(Object(value), place === '' ? key : `${place}/${key}`)),
  ]
}

describe('each place that the rules name', () => {
  it('is among those that are looked at', () => {
    const named = placesNamed(file.rules)
    expect(named.length).toBeGreaterThan(60)
    const looked = new Set(rulePlaces.map(({ rule }) => rule))
    expect(named.filter((rule) => !looked.has(rule))).toEqual([])
    expect([...looked].filter((rule) => !named.includes(rule))).toEqual([])
  })

  it.each(rulePlaces.map((place): [string, RulePlace] => [place.path, place]))(
    '%s takes from its owner what it may, and nothing from anybody else',
    (path, { may, mayNot }) => {
      const short = (value: unknown) => JSON.stringify(value).slice(0, 80)
      const taken = (who: Person) => [...may, ...mayNot].filter((value) => mayWrite(who, path, value))
      expect(taken('owner').map(short)).toEqual(may.map(short))
      for (const who of ['other', 'nobody', 'expired'] as const)
        expect([who, taken(who).map(short)]).toEqual([who, []])
      expect(mayRead('expired', path)).toBe(path.startsWith('products'))
      expect(mayRead('nobody', path)).toBe(path.startsWith('products'))
      expect(mayRead('other', path)).toBe(path.startsWith('products'))
    },
  )
})
