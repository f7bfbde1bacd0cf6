// @vitest-environment node
import { get, ref } from 'firebase/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloudValidators } from '../../../schemas/generated/cloudValidators'
import type { Product } from '../../../schemas/generated/types'
import { createClient, type Client } from './testing/createClient'
import { openDatabase, type TestDatabase } from './testing/openDatabase'

let server: TestDatabase
let visitor: Client
let products: Record<string, Product>

const read = async (path: string): Promise<unknown> => (await get(ref(visitor.database, path))).val()

beforeAll(async () => {
  server = await openDatabase()
  visitor = createClient(server.port)
  products = (await read('products/002001')) as Record<string, Product>
})
afterAll(async () => {
  await visitor.close()
  await server.close()
})

const pricesOf = ({ prices }: Product) =>
  (['monthly', 'yearly', 'lifetime'] as const).flatMap((duration) => prices?.[duration] ?? [])

const allPrices = () => Object.values(products).flatMap(pricesOf)

describe('the product catalogue of a new database', () => {
  it('[A7.2-3 A9-2] is there for a visitor, in its version, and passes its schema', () => {
    expect(cloudValidators.productCatalogue(products)).toBe(true)
  })

  it('[A3.3 A9-3] has the three plans', () => {
    expect(Object.keys(products).sort()).toEqual(['free', 'superstar', 'virtuoso'])
    expect(
      Object.entries(products).every(([code, { plan, planCode }]) => plan === code && planCode === code),
    ).toBe(true)
  })

  it('[A9-5] allows 1 device with virtuoso and 6 with superstar', () => {
    expect([products['virtuoso']?.maxDevices, products['superstar']?.maxDevices]).toEqual([1, 6])
  })

  it('[A9-6] costs 2.99 at least', () => {
    expect(Math.min(...allPrices().flatMap(({ amount }) => (amount > 0 ? [amount] : [])))).toBe(2.99)
  })

  it('[A3.3-2 A3.3-8 A3.3-9 A3.3-10] lists what each plan has, with blank rows', () => {
    const count = (code: string) => products[code]?.features?.filter((feature) => feature !== 'EMPTY').length
    expect([count('free'), count('virtuoso'), count('superstar')]).toEqual([1, 7, 5])
    expect(Object.values(products).some(({ features }) => features?.includes('EMPTY'))).toBe(true)
  })

  it('[A3.3-5 A5-13] names the billing provider’s product by an integer for each duration, and by no other', () => {
    const ids = allPrices().flatMap(({ amount, paddleId }) => (amount > 0 ? [paddleId] : []))
    expect(ids).toHaveLength(6)
    expect(ids.every((id) => Number.isInteger(id))).toBe(true)
    expect(new Set(ids).size).toBe(6)
  })

  it('[A3.3-7 A4.5-1] defines trials wholly or not at all', () => {
    const trials = allPrices().flatMap(({ trial }) => trial ?? [])
    expect(trials.length).toBeGreaterThan(0)
    const whole = {
      trialEnabled: true,
      trialDays: expect.any(Number),
      trialDaysAuth: expect.any(String),
      trialAuth: expect.any(String),
    }
    for (const trial of trials) expect(trial).toEqual(whole)
  })

  it('is put there once: what was changed since stays', async () => {
    server.database.admin.set('products/002001/free/name', 'Gratis')
    const { folder, port } = server
    await server.stop()
    server = await openDatabase({ folder, port })
    expect(server.database.admin.get('products/002001/free/name')).toBe('Gratis')
  })
})
