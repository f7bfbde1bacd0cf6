import { expect, it } from 'vitest'
import { cloudSamples } from '../../../../../tests/support/cloud/cloudSamples'
import { subscriptionOf } from './SubscriptionSummary'

const { records } = cloudSamples

it.each([
  ['[A4.3-1]', 'active', 'active', true],
  ['[A4.3-2]', 'trialing', 'trialing', true],
  ['[A4.3-3]', 'past_due', 'pastDue', true],
  ['[A4.3-4]', 'deleted', 'inactive', false],
  ['[A4.3-4]', 'constructor', 'inactive', false],
  ['[A4.3-4]', undefined, 'inactive', false],
])('%s reads the status %s as %s', (_, status, shown, isActive) => {
  const planData = status === undefined ? {} : { status }
  expect(subscriptionOf({ plan: 'virtuoso', planData })).toMatchObject({ status: shown, isActive })
})

it('[A3.1-11 A3.1-12] takes no plan for free, and no duration for monthly', () => {
  expect(subscriptionOf(undefined)).toMatchObject({ plan: '', duration: 'monthly', isActive: false })
  expect(subscriptionOf({ plan: null, planDuration: null }).plan).toBe('')
  expect(subscriptionOf({ plan: 'free' }).plan).toBe('')
})

it('[A3.1-13 A2.4-40] tells the next payment, also where the amount is a text', () => {
  expect(subscriptionOf(records.virtuosoMonthly).nextPayment).toEqual({
    amount: 2.99,
    currency: 'EUR',
    date: '2026-12-15',
  })
  expect(subscriptionOf({ planData: { nextPayment: { amount: '4.5' } } }).nextPayment).toMatchObject({
    amount: 4.5,
    currency: '',
  })
  expect(subscriptionOf({ planData: { nextPayment: { amount: 'soon' } } }).nextPayment).toBeUndefined()
})

it('[A2.4-41 A6-6 A4.3-6] lets a lifetime plan change and cancel nothing', () => {
  const addresses = { updateUrl: 'https://a.example/u', cancelUrl: 'https://a.example/c' }
  const lifetime = { ...records.lifetime, planData: { ...records.lifetime.planData, ...addresses } }
  expect(subscriptionOf(lifetime)).toMatchObject({ updateUrl: undefined, canCancel: false })
  const monthly = { ...records.virtuosoMonthly, planData: { status: 'active', ...addresses } }
  expect(subscriptionOf(monthly)).toMatchObject({ updateUrl: addresses.updateUrl, canCancel: true })
  expect(subscriptionOf(records.free)).toMatchObject({ updateUrl: undefined, canCancel: false })
})

it('[A4.11-1 A2.4-39] has active paid plans cancelled before a deletion, which a lifetime plan cannot be', () => {
  expect(subscriptionOf(records.superstarYearly)).toMatchObject({ mustCancel: true, canDelete: true })
  expect(subscriptionOf(records.pastDue)).toMatchObject({ mustCancel: true, canDelete: true })
  expect(subscriptionOf(records.cancelled)).toMatchObject({ mustCancel: false, canDelete: true })
  expect(subscriptionOf(records.free)).toMatchObject({ mustCancel: false, canDelete: true })
  expect(subscriptionOf(records.lifetime)).toMatchObject({ canDelete: false })
  const ended = { ...records.virtuosoMonthly, planData: { status: 'deleted' } }
  expect(subscriptionOf(ended)).toMatchObject({ mustCancel: false, canDelete: true })
  const { planData: _planData, ...lifetime } = records.lifetime
  for (const record of [lifetime, { ...lifetime, planData: { status: 'deleted' } }])
    expect(subscriptionOf(record)).toMatchObject({ mustCancel: true, canDelete: false })
})
