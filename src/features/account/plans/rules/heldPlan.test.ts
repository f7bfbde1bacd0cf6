import { describe, expect, it } from 'vitest'
import type { UserRecord } from '../../../../../schemas/generated/types'
import { cloudSamples } from '../../../../../tests/support/cloud/cloudSamples'
import { expiryOf } from '../CurrentPlanCard'
import { heldPlan, subscriptionStatus, toHeld } from '../planRules'

const { records } = cloudSamples

describe('the status of a subscription', () => {
  it.each([
    ['[A4.3-1]', 'active', true, 'active'],
    ['[A4.3-2]', 'trialing', true, 'trialing'],
    ['[A4.3-3]', 'past_due', true, 'pastDue'],
    ['[A4.3-4]', 'deleted', false, 'inactive'],
    ['[A4.3-4]', 'paused', false, 'inactive'],
    ['[A4.3-4]', 'constructor', false, 'inactive'],
    ['[A4.3-4]', '', false, 'inactive'],
  ])('%s %j', (_, status, isActive, label) => {
    expect(subscriptionStatus({ planData: { status } })).toMatchObject({ isActive, label })
  })

  it('[A4.3-4] [A4.3-5] is inactive without a subscription, but not ended', () => {
    for (const record of [undefined, {}, { planData: {} }] satisfies (UserRecord | undefined)[])
      expect(subscriptionStatus(record)).toEqual({ isActive: false, hasEnded: false, label: 'inactive' })
  })
})

describe('the plan that somebody has', () => {
  it.each<[string, UserRecord | undefined]>([
    ['no record', undefined],
    ['no plan', {}],
    ['null', { plan: null }],
    ['an empty plan', { plan: '' }],
    ['free', records.free],
    ['a subscription that is over', { ...records.virtuosoYearly, planData: { status: 'deleted' } }],
  ])('[A3.1-11] is free with %s', (_, record) => {
    expect(heldPlan(record)).toEqual({ code: 'free', duration: 'monthly', isFree: true, isLifetime: false })
  })

  it('[A3.1-12] [A9-4] is monthly where the record does not say', () => {
    expect(heldPlan({ plan: 'virtuoso' }).duration).toBe('monthly')
    expect(heldPlan({ plan: 'virtuoso', planDuration: 'weekly' }).duration).toBe('monthly')
    expect(heldPlan(records.virtuosoYearly).duration).toBe('yearly')
  })

  it('[A4.3-6] is for life whatever its subscription says', () => {
    expect(heldPlan({ ...records.lifetime, planData: { status: 'deleted' } })).toMatchObject({
      code: 'superstar',
      isLifetime: true,
    })
  })

  it('[A2.5-7 A3.1-14] ends at epoch seconds', () => {
    expect(expiryOf(1798761600)?.toISOString()).toBe('2027-01-01T00:00:00.000Z')
    expect(expiryOf('1798761600')?.getTime()).toBe(1798761600000)
    for (const nothing of [undefined, '', 'soon', 0, -1, Number.NaN, 1e20])
      expect(expiryOf(nothing)).toBeUndefined()
  })
})

describe('the subscription of a record', () => {
  it('is named by its id, as text', () => {
    expect(toHeld(records.virtuosoYearly, false)).toEqual({
      id: 'sub-1002',
      plan: 'virtuoso',
      duration: 'yearly',
      isLifetime: false,
      isByCard: false,
    })
    expect(toHeld({ plan: 'virtuoso', planData: { subscriptionId: 7 } }, false).id).toBe('7')
  })

  it('is none once it is over', () => {
    expect(toHeld({ ...records.cancelled, plan: 'virtuoso' }, false).id).toBeUndefined()
    expect(toHeld(records.free, false).id).toBeUndefined()
  })

  it('[A3.4-2] is one of the card provider where it has no address of the billing provider', () => {
    const byCard = { plan: 'virtuoso', planData: { status: 'active', subscriptionId: 7 } }
    expect(toHeld(byCard, true).isByCard).toBe(true)
    expect(toHeld(byCard, false).isByCard).toBe(false)
    expect(toHeld(records.virtuosoYearly, true).isByCard).toBe(false)
  })
})
