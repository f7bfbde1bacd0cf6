import { CloudProblem } from '../ports/CloudProblem'
import type { LocalPrice } from '../ports/Checkout'

const field = (data: unknown, key: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined

/** Digits with either mark for the fraction: 1,299.00 and 1.299,00 are the same. */
const readAmount = (text: string): number => {
  const digits = /\d[\d.,\s’']*/.exec(text)?.[0].replaceAll(/[\s’']/g, '') ?? ''
  const fraction = /[.,](\d{1,2})$/.exec(digits)?.[1] ?? ''
  const whole = (fraction === '' ? digits : digits.slice(0, -fraction.length - 1)).replaceAll(/[.,]/g, '')
  return whole === '' ? Number.NaN : Number(`${whole}.${fraction || '0'}`)
}

/**
 * What the provider's price lookup says [A3.3-6 A7.4-1]: `recurring.price.gross`, or `price.gross` of what is paid once; a number, or a
 * text with its currency, such as `US$2.99`. Throws `cloud/invalid`.
 */
export const readPrice = (answer: unknown): LocalPrice => {
  const recurring = field(field(field(answer, 'recurring'), 'price'), 'gross')
  const gross = recurring ?? field(field(answer, 'price'), 'gross')
  const named = field(answer, 'currency')
  const amount = typeof gross === 'string' ? readAmount(gross) : gross
  if (typeof amount !== 'number' || !Number.isFinite(amount)) throw new CloudProblem('cloud/invalid')
  const written = typeof gross === 'string' ? gross.replaceAll(/[\d.,\s’']/g, '') : ''
  return { gross: amount, currency: typeof named === 'string' && named !== '' ? named : written || 'EUR' }
}
