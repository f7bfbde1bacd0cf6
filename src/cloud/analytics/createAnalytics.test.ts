// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { createAnalytics } from './createAnalytics'

const names = ['dataLayer', 'fbq', '_fbq']
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src)
const sent = () => {
  const layer: unknown = Reflect.get(window, 'dataLayer')
  return Array.isArray(layer) ? layer.map((entry: ArrayLike<unknown>) => Array.from(entry)) : undefined
}

afterEach(() => {
  for (const script of document.querySelectorAll('script')) script.remove()
  for (const name of names) Reflect.deleteProperty(window, name)
})

const open = (isAllowed: () => boolean, config: { measurementId?: string; pixelId?: string } | undefined) =>
  createAnalytics({ config, isAllowed, view: window, now: () => 1000 })
const both = { measurementId: 'G-1', pixelId: '42' }

describe('analytics', () => {
  it.each([
    [undefined, true],
    [{}, true],
    [both, false],
  ])(
    '[A1-12 D1-15] load, keep and send nothing unless configured and allowed: %j, allowed %s',
    (config, allowed) => {
      const analytics = open(() => allowed, config)
      analytics.signalLead()
      analytics.signalPurchase({ planName: 'virtuoso', duration: 'monthly', isTrial: true })
      expect(analytics.clientId()).toBeUndefined()
      expect(scripts()).toEqual([])
      expect(names.filter((name) => Reflect.has(window, name))).toEqual([])
      expect(analytics.state()).toEqual({
        isConfigured: config === both,
        isAllowed: allowed,
        signals: [],
      })
    },
  )

  it('[A1-12] begin once they are allowed, each script once', () => {
    let isAllowed = false
    const analytics = open(() => isAllowed, both)
    analytics.signalLead()
    isAllowed = true
    analytics.signalLead()
    analytics.signalLead()
    expect(scripts()).toEqual([
      'https://www.googletagmanager.com/gtag/js?id=G-1',
      'https://connect.facebook.net/en_US/fbevents.js',
    ])
    expect(analytics.state().signals).toHaveLength(2)
  })

  it.each([
    [true, 'trial'],
    [false, 'resubscription'],
  ])('[A7.6-2 A9-8] tell a purchase; with a trial: %s', (isTrial, name) => {
    const analytics = open(() => true, both)
    analytics.signalPurchase({ planName: 'virtuoso', duration: 'yearly', isTrial })
    const values = { currency: 'EUR', value: 0, quantity: 1, item_id: 'virtuoso_yearly' }
    expect(analytics.state().signals).toEqual([{ at: 1000, name, values }])
    expect(sent()?.at(-1)).toEqual(['event', name, values])
  })

  it.each([
    ['superstar', 'yearly', 'superstar_yearly'],
    [undefined, undefined, 'free_monthly'],
  ])('[A7.6-3] label a cancellation by plan and duration', (plan, duration, label) => {
    const analytics = open(() => true, both)
    analytics.signalCancellation(plan, duration)
    expect(sent()?.at(-1)).toEqual(['event', 'cancellation', { event_label: label }])
  })

  it('[A7.6-1] tell who signed up and who subscribed', () => {
    const analytics = open(() => true, both)
    analytics.signalLead()
    analytics.signalSubscriptionCreated()
    expect(analytics.state().signals.map(({ name }) => name)).toEqual([
      'generate_lead',
      'subscription_created',
    ])
    const pixel: unknown = Reflect.get(window, 'fbq')
    expect(pixel).toHaveProperty('queue', [
      ['init', '42'],
      ['track', 'PageView'],
      ['track', 'Lead', { currency: 'EUR', value: 0 }],
      ['track', 'Subscribe', { currency: 'EUR', value: 0 }],
    ])
  })

  it('[A9-8] know their client id once the script says it', () => {
    const analytics = open(() => true, { measurementId: 'G-1' })
    expect(analytics.clientId()).toBeUndefined()
    const asked = sent()?.find(([command]) => command === 'get')
    const callback = asked?.[3]
    if (typeof callback === 'function') Reflect.apply(callback, undefined, ['123.456'])
    expect(analytics.clientId()).toBe('123.456')
  })
})
