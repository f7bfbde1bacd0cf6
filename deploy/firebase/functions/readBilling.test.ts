// @vitest-environment node
import { expect, it } from 'vitest'
import type { Offer } from '../../../cloud/services/plans/readCatalogue'
import { readBilling } from './readBilling'

const clock = { now: () => 0 }
const open = (settings: unknown) => readBilling(JSON.stringify(settings), clock, () => undefined)

it('sells nothing where nobody takes the money, and says so', async () => {
  const billing = open({ provider: 'none' })
  const offer: Offer = Object({ plan: 'virtuoso', duration: 'monthly', amount: 3 })
  expect(await billing.price(offer)).toEqual({ today: 3, later: 3 })
  await expect(billing.change(Object({}), offer, 'k')).rejects.toThrow('Nothing is sold here.')
  await expect(billing.read(Buffer.from('{}'), {})).rejects.toMatchObject({ status: 404 })
})

const stripe = { provider: 'stripe', prices: {}, sandbox: true, origin: 'https://x.example' }
const linkSecret = 'sk_secret'.padEnd(32, 'x')

it.each([
  ['x', 'provider'],
  [{ provider: 'somebody' }, 'provider'],
  [{ ...stripe, linkSecret: 'sk_secret', publishableKey: 'pk' }, 'linkSecret'],
  [{ ...stripe, linkSecret, publishableKey: 'pk' }, 'webhookSecrets'],
  [{ ...stripe, linkSecret, webhookSecrets: ['sk_secret'], publishableKey: 'pk' }, 'secretKey'],
  [{ provider: 'paddle-classic', prices: {}, sandbox: false, vendor: 'sk_secret' }, 'vendor'],
])('says which setting of %j is wrong, and quotes none', (settings, field) => {
  expect(() => open(settings)).toThrow(`BILLING is not understood: ${field}`)
  expect(() => open(settings)).not.toThrow(/sk_secret/)
})

it('does not quote what is no JSON', () => {
  expect(() => readBilling('sk_secret', clock, () => undefined)).toThrow(/^BILLING is no JSON$/)
})
