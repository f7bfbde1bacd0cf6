// @vitest-environment node
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase, type TestDatabase } from '../../../cloud/embedded/database/testing/openDatabase'
import { ownerNumber } from '../../../cloud/testing/manyOwners'
import type { Delivery } from './testing/deliver'

const program = join(import.meta.dirname, 'testing/deliver.ts')
const now = Date.UTC(2026, 4, 15)
const processes = 4

let server: TestDatabase

beforeEach(async () => {
  server = await openDatabase({ admitsOwner: true, now: () => now })
})
afterEach(() => server.close())

/** Has one process deliver a list; resolves with what it says. */
function run(deliveries: readonly Delivery[]): Promise<{ charged: number; refused: number }> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, String(server.port), String(now)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(deliveries))
  let output = ''
  child.stdout.on('data', (data: Buffer) => (output += data.toString()))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve(JSON.parse(output)) : reject(new Error(`the process ended with ${code}`)),
    )
  })
}

/** In another order for each process, and each twice. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  const rank = (index: number) => Math.sin((index + 1) * (seed + 1) * 12.9898) * 43_758.5453
  const twice = [...list, ...list]
  return twice
    .map((one, index) => ({ one, rank: rank(index) - Math.floor(rank(index)) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one)
}

const get = (path: string) => server.database.admin.get(path)
const set = (path: string, value: unknown) => server.database.admin.set(path, value)

it(
  'four processes that deliver the same, reordered and doubled, have one effect each',
  { timeout: 120_000 },
  async () => {
    const [ada, ben, cleo] = [0, 1, 2].map(ownerNumber) as [string, string, string]
    for (const uid of [ada, ben, cleo]) set(`users/${uid}`, { uid, plan: 'free' })
    // Ada's plan: it began, was changed a dozen times, and failed to be paid in the end.
    const begun = { plan: 'virtuoso', duration: 'monthly', status: 'active', signedUpAt: now } as const
    const events = Array.from({ length: 14 }, (_, index): Delivery => {
      const says =
        index === 0
          ? { ...begun, dueAt: now + 1_000, amount: 2.99 }
          : index === 13
            ? { status: 'past_due' as const }
            : { dueAt: now + index * 1_000, amount: index }
      return { event: { id: `evt-${index}`, at: now + index, uid: ada, subscription: 'sub-ada', says } }
    })
    // Ben requests a plan with a card, and then everybody wants the same player.
    set('referral/people/sender', {
      code: 'code-of-sender',
      joinedAt: now - 86_400_000,
      standing: '00000000 0000000000000',
      total: 0,
    })
    set('referral/codes/code-of-sender', 'sender')
    const request = { product: { name: 'Virtuoso', planCode: 'virtuoso' }, token: 'tok' }
    set(`payments/subscriptions/${ben}/-N1`, request)
    const requests: Delivery[] = [{ request: { kind: 'subscriptions', uid: ben, id: '-N1', request } }]
    const joins = [ada, ben, cleo].map((uid): Delivery => ({ join: { uid, hwuuid: 'attic' } }))
    const enrolments = Array.from({ length: 6 }, (_, index): Delivery => ({
      enrol: { uid: `friend-${index}`, code: 'code-of-sender' },
    }))
    const all = [...events, ...requests, ...joins, ...enrolments]

    const output = await Promise.all(
      Array.from({ length: processes }, (_, index) => run(shuffled(all, index))),
    )

    expect(get(`books/${ada}`)).toMatchObject({ rev: 14, hadOne: true })
    expect(Object.keys(Object(get(`books/${ada}/events`)))).toHaveLength(14)
    expect(get(`users/${ada}`)).toMatchObject({
      plan: 'virtuoso',
      planData: { status: 'past_due', rev: 14, nextPayment: { amount: 12 } },
      expire_at: Math.floor((now + 12_000) / 1_000),
    })
    expect(output.reduce((sum, { charged }) => sum + charged, 0)).toBe(1)
    expect(get(`books/${ben}`)).toMatchObject({ rev: 1 })
    expect(get(`payments/subscriptions/${ben}/-N1`)).toMatchObject({ status: true, planCode: 'virtuoso' })
    expect(get(`users/${ben}`)).toMatchObject({ plan: 'virtuoso' })

    const owner = get('device_owners/attic/uid')
    const lists = [ada, ben, cleo].filter((uid) => get(`user_devices/${uid}/attic`) !== null)
    expect(lists).toEqual([owner])
    // Two of three, by each process, twice.
    expect(output.reduce((sum, { refused }) => sum + refused, 0)).toBe(2 * processes * 2)

    expect(get('referral/people/sender')).toMatchObject({ total: 6, inMonth: 6 })
    expect(get('referral/sent')).toMatchObject({ t1: 0, t2: 0, t3: 0, t4: 0, t5: 0, t6: 1 })
    for (let index = 0; index < 6; index += 1)
      expect(get(`referral/people/friend-${index}`)).toMatchObject({ referrer: 'sender', isCounted: true })
  },
)
