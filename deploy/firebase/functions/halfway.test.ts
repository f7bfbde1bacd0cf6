// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createServices } from '../../../cloud/services/createServices'
import type { PaymentPushed } from '../../../cloud/services/payments/createPayments'
import { type Records, type Tree, below, childrenOf } from '../../../cloud/services/ports/Records'
import { createReferrals } from '../../../cloud/services/referral/createReferrals'
import catalogue from '../../../fixtures/cloud/productCatalogue/002001.json' with { type: 'json' }
import { Killed, dyingRecords } from './testing/dyingRecords'
import { begun, providerOfTests } from './testing/providerOfTests'
import { withAdmin } from './testing/withAdmin'

// Whatever dies at any of its writes, and is done again as it would be on a real project, comes to the same
// as what did not die.

const start = Date.UTC(2026, 4, 15)
const told = { fields: { name: 'Attic' } }
const events = [
  { id: 'evt-1', at: start, uid: 'ada', subscription: 'sub-ada', says: plan('virtuoso') },
  { id: 'evt-2', at: start + 1, uid: 'ada', subscription: 'sub-other', says: plan('superstar') },
]
function plan(name: string) {
  return begun({ plan: name, duration: 'monthly', amount: 3 }, name === 'virtuoso' ? start : start + 1)
}

const { records, database } = withAdmin()

/** One instance of the services, which has no more memory of another than the database and the provider. */
function instance(world: World, records: Records) {
  const clock = { now: () => world.now }
  const people = {
    find: async (uid: string) =>
      world.gone.has(uid) ? undefined : { uid, createdAt: start - 1_000, validAfter: 0 },
    gone: async (uids: readonly string[]) => uids.filter((uid) => world.gone.has(uid)),
  }
  const passes = {
    verify: async () => undefined,
    customToken: async () => '',
    fromCustom: async () => undefined,
    device: { sign: async () => '', read: async () => undefined },
  }
  const { billing } = world.provider
  const log = () => undefined
  const services = createServices({ records, people, passes, billing, clock, log, campaign: 'friends' })
  return { ...services, referrals: createReferrals({ records, people, clock }), people }
}
type Instance = ReturnType<typeof instance>

interface World {
  now: number
  gone: Set<string>
  provider: ReturnType<typeof providerOfTests>
}

interface Work {
  /** What was before. */
  prepare?: (services: Instance, world: World) => Promise<unknown>
  act: (services: Instance, world: World) => Promise<unknown>
  /** Whether who is at it has a minute before somebody else is. */
  isClaimed?: boolean
}

const request = (kind: PaymentPushed['kind'], asked: object): PaymentPushed => ({
  kind,
  uid: 'ada',
  id: '-N1',
  request: asked,
})
const take = (pushed: PaymentPushed, prepare?: Work['prepare']): Work => ({
  ...(prepare && { prepare }),
  act: ({ payments }) => takeOne(payments, pushed),
  isClaimed: true,
})
const takeOne = async (payments: Instance['payments'], pushed: PaymentPushed) => {
  if (!(await payments.take(pushed))) throw new Error('somebody else is at it')
}
const pays = (services: Instance) => services.subscriptions.apply(events[0] ?? Object())
const enrol = async ({ referrals, people }: Instance, uid: string, code?: string) => {
  const person = await people.find(uid)
  if (person !== undefined) await referrals.participant(person, code, 'https://music.example')
}
const senderCode = async (records: Records) =>
  String(below(await records.get('referral/people/sender'), 'code'))
const enrolFriend = async (services: Instance) => enrol(services, 'ada', await senderCode(records()))
const hasSent = async (services: Instance, world: World) => {
  world.now = start - 2_000
  await enrol(services, 'sender')
  world.now = start
}

const works: Record<string, Work> = {
  'an event of the provider': { act: pays },
  'an event that ends what ran before': {
    prepare: pays,
    act: (services) => services.subscriptions.apply(events[1] ?? Object()),
  },
  'a request to pay by card': take(
    request('subscriptions', { product: { name: 'V', planCode: 'virtuoso' }, token: 'tok' }),
  ),
  'a request for another plan': take(request('updates', { planCode: 'superstar' }), pays),
  'a request to cancel': take(request('cancellations', { subscriptionId: 'sub-ada' }), pays),
  'a request that is refused': take(request('updates', { planCode: 'no such plan' })),
  'a player that joins': { act: ({ devices }) => devices.join('ada', 'attic', told, undefined) },
  'a player that another account takes over': {
    prepare: ({ devices }) => devices.join('ben', 'attic', told, undefined),
    act: ({ devices }) => devices.join('ada', 'attic', told, { uid: 'ben', hwuuid: 'attic', at: 0 }),
  },
  'players that were not heard of': {
    prepare: async ({ devices }, world) => {
      for (const uid of ['ada', 'ben']) await devices.join(uid, `of-${uid}`, told, undefined)
      world.now += 60_000
    },
    act: ({ devices }, world) => devices.sweep(world.now),
  },
  'somebody who was sent': { prepare: hasSent, act: enrolFriend },
  'requests that are old': {
    prepare: async (services, world) => {
      await takeOne(services.payments, request('updates', { planCode: 'no such plan' }))
      world.now += 31 * 86_400_000
    },
    act: ({ payments }) => payments.sweep(),
  },
  'an account that was deleted': {
    prepare: async (services, world) => {
      await pays(services)
      await hasSent(services, world)
      await enrolFriend(services)
      await services.devices.join('ada', 'attic', told, undefined)
      world.gone.add('ada')
    },
    act: ({ forget }) => forget('ada'),
  },
  'accounts that are gone though nobody told': {
    prepare: async (services, world) => {
      await pays(services)
      for (const uid of ['ada', 'ben']) await services.devices.join(uid, `of-${uid}`, told, undefined)
      world.gone.add('ada')
    },
    act: ({ sweepOrphans }) => sweepOrphans(),
  },
}

/** A world as it is before some work. */
async function open({ prepare }: Work): Promise<World> {
  const admin = database()
  for (const place of Object.keys(childrenOf(admin.get('')))) admin.set(place, null)
  admin.set('products/002001', catalogue)
  for (const uid of ['ada', 'ben', 'sender']) admin.set(`users/${uid}`, { uid, plan: 'free' })
  const world = { now: start, gone: new Set<string>(), provider: providerOfTests(start) }
  await prepare?.(instance(world, records()), world)
  return world
}

/** All that has to be the same: neither how often something was tried, nor when it was claimed. */
function outcome(world: World) {
  const { limits: _, request_claims: claims, ...all } = childrenOf(database().get(''))
  const claimed = Object.entries(childrenOf(claims)).map(([key, claim]): [string, Tree | null] => [
    key,
    below(claim, 'done'),
  ])
  return { ...all, claims: Object.fromEntries(claimed), did: { ...world.provider.did } }
}

describe.each(Object.entries(works))('%s', (_, work) => {
  it('comes to the same when it dies at any of its writes', { timeout: 60_000 }, async () => {
    const whole = await open(work)
    await work.act(instance(whole, records()), whole)
    const expected = outcome(whole)
    let deaths = 0
    for (const when of ['before', 'after'] as const)
      for (let at = 1; ; at += 1) {
        const world = await open(work)
        const process = dyingRecords(records(), at, when)
        await Promise.resolve(work.act(instance(world, process.records), world)).catch((error: unknown) => {
          if (!(error instanceof Killed)) throw error
        })
        if (!process.isDead()) break
        deaths += 1
        // Who was at a request counts as dead by then.
        if (work.isClaimed) world.now += 120_000
        await work.act(instance(world, records()), world)
        expect({ at, when, ...outcome(world) }).toEqual({ at, when, ...expected })
      }
    expect(deaths).toBeGreaterThan(1)
  })
})
