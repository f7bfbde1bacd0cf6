import { describe, expect, it } from 'vitest'
import { cloudSamples } from '../../../../../tests/support/cloud/cloudSamples'
import { offerOf, showsTrial, type PlanPrice, trialOf } from '../planRules'
import { readProducts } from '../useProducts'

const { records } = cloudSamples
const trial = { days: 14, daysAuth: 'auth-days', auth: 'auth-trial' }
const price: PlanPrice = { amount: 29.9, productId: 102, trial }

describe('a trial', () => {
  it.each([
    ['a new user', records.withoutPlan, true],
    ['who is on the free plan', records.free, true],
    ['who has no record yet', undefined, true],
    ['who had one', records.trialUsed, false],
    ['who has a subscription', { ...records.virtuosoYearly, isTrialAvailable: true }, false],
    ['whose subscription is over', { ...records.cancelled, isTrialAvailable: true }, false],
  ])('[A3.1-15 A4.5-1] for %s', (_, record, has) => {
    expect(trialOf(record, price)).toEqual(has ? trial : undefined)
  })

  it.each([
    ['all of it', {}, true],
    ['no permission', { trialEnabled: false }, false],
    ['no days', { trialDays: 0 }, false],
    ['no signature of the days', { trialDaysAuth: '' }, false],
    ['no signature', { trialAuth: '' }, false],
  ])('[A4.5-1] [A5-17] [A3.3-7] counts only where all is known: %s', (_, change, has) => {
    const raw = { trialEnabled: true, trialDays: 14, trialDaysAuth: 'auth-days', trialAuth: 'auth-trial' }
    const [product] = readProducts({
      virtuoso: { name: 'V', prices: { yearly: { amount: 1, paddleId: 1, trial: { ...raw, ...change } } } },
    })
    expect(trialOf(undefined, product?.prices.yearly)).toEqual(has ? trial : undefined)
  })
})

describe('a coupon', () => {
  it.each(['signup', 'plans'] as const)('[A5-18] takes the place of the trial: %s', (variant) => {
    expect(offerOf(variant, 'AUTUMN', trial)).toEqual({ coupon: 'AUTUMN' })
    expect(offerOf(variant, '', trial)).toEqual({ trial })
  })

  it('[A5-18] is sent beside the trial on the landing page', () => {
    expect(offerOf('landing', 'AUTUMN', trial)).toEqual({ coupon: 'AUTUMN', trial })
    expect(offerOf('landing', undefined, trial)).toEqual({ trial })
    expect(offerOf('landing', '', undefined)).toEqual({})
  })

  it.each(['äöü', '100 %', '<b>', 'x'.repeat(300)])('[A5-19] may be any text: %s', (coupon) => {
    expect(offerOf('plans', ` ${coupon} `, undefined)).toEqual({ coupon })
  })

  it('[A4.5-2] overrides the trial as soon as it is not empty', () => {
    expect(showsTrial('', trial)).toBe(true)
    expect(showsTrial('   ', trial)).toBe(true)
    expect(showsTrial('A', trial)).toBe(false)
    expect(showsTrial('', undefined)).toBe(false)
  })
})
