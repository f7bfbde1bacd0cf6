// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStandIn } from '../billing/standIn/createStandIn'
import { renewDue } from '../billing/standIn/renewDue'
import { openDatabase, type TestDatabase } from '../embedded/database/testing/openDatabase'
import { embeddedRecords } from '../embedded/embeddedRecords'
import { fillWithOwners, ownerNumber, playerNumber } from '../testing/manyOwners'
import { type Cost, meterRecords } from '../testing/meterRecords'
import { createServices } from './createServices'
import { createReferrals } from './referral/createReferrals'

const now = Date.UTC(2026, 4, 15)
const clock = { now: () => now }
const log = () => undefined
const told = { fields: { name: 'B' } }

/** Opens the services over a database of so many owners. */
async function openWith(owners: number) {
  const server = await openDatabase({ now: clock.now })
  fillWithOwners(server.database.admin, owners, now)
  const records = meterRecords(embeddedRecords(server.database.admin))
  const people = {
    find: async (uid: string) => ({ uid, email: 'a@example.org', createdAt: now - 1_000, validAfter: 0 }),
    gone: async () => [],
  }
  const passes = {
    verify: async () => undefined,
    customToken: async () => '',
    fromCustom: async () => undefined,
    device: { sign: async () => '', read: async () => undefined },
  }
  const cards = { redeem: () => 'accepted' as const }
  const standIn = createStandIn({ cards, origin: () => 'http://localhost:4400', clock })
  const services = createServices({
    records,
    people,
    passes,
    billing: standIn,
    clock,
    log,
    campaign: 'friends',
  })
  const referrals = createReferrals({ records, people, clock })
  return { server, records, people, standIn, referrals, ...services }
}
type World = Awaited<ReturnType<typeof openWith>>

const few = 100
const many = 10_000
let worlds: [World, World]

beforeAll(async () => {
  worlds = [await openWith(few), await openWith(many)]
}, 120_000)
afterAll(async () => {
  const servers: TestDatabase[] = worlds.map(({ server }) => server)
  for (const server of servers) await server.close()
})

const person = async (world: World, uid: string) => world.people.find(uid)
const [ada, ben, cleo, dora, emil] = [20, 21, 22, 23, 24].map(ownerNumber) as [
  string,
  string,
  string,
  string,
  string,
]
const pushed = (kind: 'updates' | 'subscriptions', uid: string, request: object) => ({
  kind,
  uid,
  id: '-N000000000000000000',
  request,
})
const event = (id: string) => ({
  id,
  at: now + 5,
  uid: ben,
  subscription: `sub-${ben}`,
  says: { status: 'past_due' } as const,
})

/** What is done, in that order; each in a world of few and in one of many owners. */
const calls: [string, (world: World) => Promise<unknown>][] = [
  ['asks for prices', ({ subscriptions }) => subscriptions.offers()],
  ['looks what somebody pays for', ({ subscriptions }) => subscriptions.of(ada)],
  ['looks whose a subscription is', ({ subscriptions }) => subscriptions.withId(`sub-${ada}`)],
  ['takes an event of the provider', ({ subscriptions }) => subscriptions.apply(event('evt-1'))],
  ['takes it again', ({ subscriptions }) => subscriptions.apply(event('evt-1'))],
  [
    'changes a plan',
    async ({ subscriptions }) => {
      const offer = (await subscriptions.offers()).find(({ id }) => id === 202)
      if (offer !== undefined) await subscriptions.change(ada, offer, 'wish-1')
    },
  ],
  ['cancels', ({ subscriptions }) => subscriptions.cancel(cleo, 'wish-2')],
  [
    'buys',
    async ({ subscriptions, standIn }) => {
      const [offer] = await subscriptions.offers()
      if (offer === undefined) throw new Error('nothing is sold')
      await subscriptions.apply(standIn.begin(dora, offer, { trialDays: 0, later: 2.99 }, 'chk-1'))
    },
  ],
  ['has a new player join', ({ devices }) => devices.join(ada, 'player-new', told, undefined)],
  ['has it join again', ({ devices }) => devices.join(ada, 'player-new', told, undefined)],
  [
    'refuses who only knows its id',
    ({ devices }) => devices.join(ben, 'player-new', told, undefined).catch(() => undefined),
  ],
  [
    'hears of a player, with news',
    ({ devices }) => devices.beat(ada, playerNumber(20), { fields: { name: 'C' } }),
  ],
  ['hears of it, without', ({ devices }) => devices.beat(ada, playerNumber(20), { fields: { name: 'C' } })],
  ['looks whether a key is good', ({ devices }) => devices.has(ada, playerNumber(20))],
  ['disables', ({ devices }) => devices.setEnabled(ada, playerNumber(20), false)],
  ['hears that it stopped', ({ devices }) => devices.rest(ada, playerNumber(20))],
  ['deletes it', ({ devices }) => devices.remove(ada, playerNumber(20))],
  ['looks who is not heard of, and is nobody', ({ devices }) => devices.sweep(now)],
  ['looks for payments that are due', (world) => renewDue({ ...world, clock })],
  ['looks for old requests', ({ payments }) => payments.sweep()],
  ['answers a request', ({ payments }) => payments.take(pushed('updates', dora, { planCode: 'superstar' }))],
  ['answers it again', ({ payments }) => payments.take(pushed('updates', dora, { planCode: 'superstar' }))],
  [
    'charges a card',
    ({ payments }) =>
      payments.take(
        pushed('subscriptions', emil, {
          product: { name: 'Virtuoso', planCode: 'virtuoso' },
          planDuration: 'yearly',
          token: 'tok',
        }),
      ),
  ],
  ['tells the campaign', ({ referrals }) => referrals.campaign('friends')],
  ['tells it again', ({ referrals }) => referrals.campaign('friends')],
  [
    'tells a participant',
    async (world) => world.referrals.participant(await person(world, ada), undefined, 'http://x'),
  ],
  [
    'enrols one who was sent',
    async (world) => world.referrals.participant(await person(world, 'somebody-new'), 'code-30', 'http://x'),
  ],
  ['forgets an account', ({ forget }) => forget(emil)],
]

describe('a call', () => {
  const costs = new Map<string, [Cost, Cost]>()

  it('costs as much among 10,000 owners as among 100', async () => {
    for (const [name, call] of calls) {
      const taken: Cost[] = []
      for (const world of worlds) {
        world.records.take()
        await call(world)
        taken.push(world.records.take())
      }
      const [among, amongMany] = taken
      if (among !== undefined && amongMany !== undefined) costs.set(name, [among, amongMany])
    }
    expect(costs.size).toBe(calls.length)
    for (const [name, [small, large]] of costs) {
      expect([name, large.reads, large.writes]).toEqual([name, small.reads, small.writes])
      expect([name, Math.abs(large.bytes - small.bytes) <= small.bytes / 10]).toEqual([name, true])
    }
  })

  it('touches few places', () => {
    const dear = Array.from(costs, ([name, [, { reads, writes }]]): [string, number] => [
      name,
      reads + writes,
    ])
    expect(dear.filter(([, touched]) => touched > 50)).toEqual([])
    expect(costs.get('hears of it, without')?.[1]).toMatchObject({ reads: 2, writes: 1 })
    expect(costs.get('tells it again')?.[1]).toEqual({ reads: 0, writes: 0, bytes: 0 })
    // The catalogue and a book are the largest of what is read.
    const bytes = Array.from(costs, ([name, [, cost]]): [string, number] => [name, cost.bytes])
    expect(bytes.filter(([, size]) => size > 50_000)).toEqual([])
  })
})
