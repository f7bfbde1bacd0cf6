import { expect, it } from 'vitest'
import { readDate, readMoney } from './edit/SubscriptionSummary'

it('[A3.1-13] writes a day out, and leaves alone what is none', () => {
  expect(readDate('2026-01-15 09:30:00', 'en')).toBe('January 15, 2026')
  expect(readDate('2026-12-15', 'de')).toBe('15. Dezember 2026')
  expect(readDate('soon', 'en')).toBe('soon')
})

it('[A2.4-40] writes an amount with its currency, whatever that is', () => {
  expect(readMoney(2.99, 'EUR', 'en')).toBe('€2.99')
  expect(readMoney(2.9, '', 'en')).toBe('2.90')
  expect(readMoney(2.99, 'points', 'en')).toBe('2.99 points')
})
