import { describe, expect, it } from 'vitest'
import { cloudSamples } from '../../../../../tests/support/cloud/cloudSamples'
import type { PlanDuration } from '../../links/NavigationLinksContext'
import { planCardState, type PlanCardMode, type PlanCardState } from '../planRules'
import { readProducts } from '../useProducts'

const products = readProducts(cloudSamples.products)
const { records } = cloudSamples

type Who = keyof typeof records | 'nobody' | 'ended' | 'unknownPlan'
const whoever = {
  ...records,
  nobody: undefined,
  ended: { ...records.cancelled, plan: 'virtuoso', planDuration: 'monthly' },
  unknownPlan: { plan: 'legend', planDuration: 'yearly' },
}
const state = (who: Who, code: string, duration: PlanDuration, mode?: PlanCardMode): PlanCardState => {
  const product = products.find((one) => one.code === code)
  if (!product) throw new Error(`there is no ${code}`)
  return planCardState({ record: whoever[who], product, duration, ...(mode ? { mode } : {}) })
}

const current = { kind: 'current' } as const
const downgrade = { kind: 'downgrade' } as const
const tries = { kind: 'subscribe', isTrial: true } as const
const subscribes = { kind: 'subscribe', isTrial: false } as const
const changes = { kind: 'change', isDisabled: false } as const
const barred = { kind: 'change', isDisabled: true } as const
const none = { kind: 'lifetime' } as const

describe('the plan card table', () => {
  it.each<[string, Who, string, PlanDuration, PlanCardState]>([
    ['[A4.4-1]', 'nobody', 'free', 'monthly', current],
    ['[A4.4-1]', 'withoutPlan', 'free', 'monthly', current],
    ['[A4.4-1]', 'free', 'free', 'yearly', current],
    ['[A4.4-1]', 'trialUsed', 'free', 'yearly', current],
    ['[A4.4-1]', 'ended', 'free', 'yearly', current],
    ['[A4.4-2]', 'virtuosoMonthly', 'free', 'monthly', downgrade],
    ['[A4.4-2]', 'virtuosoYearly', 'free', 'monthly', downgrade],
    ['[A4.4-2]', 'superstarYearly', 'free', 'yearly', downgrade],
    ['[A4.4-2]', 'trialing', 'free', 'yearly', downgrade],
    ['[A4.4-2]', 'pastDue', 'free', 'yearly', downgrade],
    ['[A4.4-2]', 'unknownPlan', 'free', 'yearly', downgrade],
    ['[A4.4-3]', 'withoutPlan', 'virtuoso', 'monthly', tries],
    ['[A4.4-3]', 'free', 'virtuoso', 'yearly', tries],
    ['[A4.4-3]', 'free', 'superstar', 'yearly', tries],
    ['[A4.4-3]', 'free', 'virtuoso', 'lifetime', subscribes],
    ['[A4.4-3]', 'trialUsed', 'virtuoso', 'monthly', subscribes],
    ['[A4.4-3]', 'trialUsed', 'superstar', 'yearly', subscribes],
    ['[A4.3-4]', 'ended', 'virtuoso', 'monthly', subscribes],
    ['[A4.3-4]', 'cancelled', 'virtuoso', 'yearly', subscribes],
    ['[A4.4-4]', 'virtuosoMonthly', 'virtuoso', 'monthly', current],
    ['[A4.4-4]', 'virtuosoYearly', 'virtuoso', 'yearly', current],
    ['[A4.4-4]', 'superstarYearly', 'superstar', 'yearly', current],
    ['[A4.4-4]', 'trialing', 'virtuoso', 'monthly', current],
    ['[A4.4-4]', 'pastDue', 'virtuoso', 'monthly', current],
    ['[A4.4-5]', 'virtuosoMonthly', 'virtuoso', 'yearly', changes],
    ['[A4.4-5]', 'virtuosoMonthly', 'superstar', 'monthly', changes],
    ['[A4.4-5]', 'virtuosoMonthly', 'superstar', 'yearly', changes],
    ['[A4.4-5]', 'virtuosoYearly', 'superstar', 'yearly', changes],
    ['[A4.4-5]', 'superstarYearly', 'virtuoso', 'yearly', changes],
    ['[A5-22]', 'virtuosoYearly', 'virtuoso', 'monthly', barred],
    ['[A5-22]', 'virtuosoYearly', 'superstar', 'monthly', barred],
    ['[A5-22]', 'superstarYearly', 'virtuoso', 'monthly', barred],
    ['[A4.4-8]', 'lifetime', 'superstar', 'monthly', current],
    ['[A4.4-8]', 'lifetime', 'superstar', 'yearly', current],
    ['[A4.4-8]', 'lifetime', 'virtuoso', 'yearly', none],
    ['[A6-6]', 'lifetime', 'free', 'yearly', none],
  ])('%s %s on the %s card, %s: %j', (_, who, code, duration, expected) => {
    expect(state(who, code, duration)).toEqual(expected)
  })

  it.each<[PlanCardMode, Who, string, PlanDuration, PlanCardState]>([
    ['subscribe', 'free', 'virtuoso', 'yearly', { kind: 'checkout', isTrial: true }],
    ['subscribe', 'trialUsed', 'virtuoso', 'yearly', { kind: 'checkout', isTrial: false }],
    ['subscribe', 'virtuosoYearly', 'virtuoso', 'yearly', current],
    ['subscribe', 'virtuosoMonthly', 'superstar', 'yearly', changes],
    ['change', 'virtuosoMonthly', 'superstar', 'yearly', { kind: 'update' }],
    ['change', 'virtuosoYearly', 'superstar', 'monthly', barred],
    ['change', 'free', 'superstar', 'monthly', tries],
    ['change', 'lifetime', 'virtuoso', 'monthly', none],
    ['cancel', 'virtuosoMonthly', 'free', 'monthly', { kind: 'cancel' }],
    ['cancel', 'lifetime', 'free', 'monthly', none],
  ])(
    '[A4.4-6] where the page is for %s: %s on the %s card, %s: %j',
    (mode, who, code, duration, expected) => {
      expect(state(who, code, duration, mode)).toEqual(expected)
    },
  )

  it('says so where a product has no such duration', () => {
    const [, product] = readProducts({ free: { name: 'Free' }, virtuoso: { name: 'V', prices: {} } })
    if (!product) throw new Error('there is no product')
    expect(planCardState({ record: undefined, product, duration: 'yearly' })).toEqual({ kind: 'unavailable' })
  })
})
