import type { BillingSettings } from '../../../cloud/billing/BillingSettings'
import { openBilling } from '../../../cloud/billing/openBilling'
import type { Billing } from '../../../cloud/services/ports/Billing'
import type { Clock, Log } from '../../../cloud/services/ports/Clock'
import { noBilling } from './noBilling'

type Kind = 'text' | 'long' | 'number' | 'texts' | 'switch' | 'object'

const shared = { prices: 'object', sandbox: 'switch' } as const
const ownPages = { origin: 'text', linkSecret: 'long', webhookSecrets: 'texts' } as const

/** What has to be there for each provider. */
const needed: Readonly<Record<BillingSettings['provider'], Readonly<Record<string, Kind>>>> = {
  'paddle-classic': { ...shared, vendor: 'number', vendorAuthCode: 'text', publicKey: 'text' },
  paddle: { ...shared, ...ownPages, apiKey: 'text', clientToken: 'text' },
  stripe: { ...shared, ...ownPages, secretKey: 'text', publishableKey: 'text' },
}

const isOf: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string' && value !== '',
  long: (value) => typeof value === 'string' && value.length >= 32,
  number: (value) => typeof value === 'number',
  texts: (value) => Array.isArray(value) && value.length > 0 && value.every(isText),
  switch: (value) => typeof value === 'boolean',
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
}
const isText = (value: unknown) => typeof value === 'string' && value !== ''

/**
 * Opens the provider that the secret names: JSON of `BillingSettings`, or `{"provider": "none"}`. Throws with
 * the name of the field that is wrong, and nothing of what stands there.
 */
export function readBilling(written: string, clock: Clock, log: Log): Billing {
  const settings = parse(written)
  if (Object(settings).provider === 'none') return noBilling
  if (!isSettings(settings)) throw new Error(`BILLING is not understood: ${wrongIn(settings)}`)
  return openBilling(settings, clock, log)
}

function parse(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    throw new Error('BILLING is no JSON')
  }
}

const isSettings = (value: unknown): value is BillingSettings => wrongIn(value) === undefined

function wrongIn(settings: unknown): string | undefined {
  const values = new Map<string, unknown>(Object.entries(Object(settings)))
  const [, fields] = Object.entries(needed).find(([name]) => name === values.get('provider')) ?? []
  if (fields === undefined) return 'provider'
  return Object.entries(fields).find(([name, kind]) => !isOf[kind](values.get(name)))?.[0]
}
