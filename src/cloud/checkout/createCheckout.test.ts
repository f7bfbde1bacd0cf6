// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCheckout } from './createCheckout'
import { eventually } from '../../../tests/support/eventually'

const src = 'https://pay.acme.example/checkout.js'

afterEach(() => {
  for (const script of document.querySelectorAll('script')) script.remove()
  Reflect.deleteProperty(window, 'Paddle')
})

const open = (
  isDevelopment = false,
  config: Parameters<typeof createCheckout>[0]['config'] = { script: src },
) => createCheckout({ config, isDevelopment, isLocal: false, view: window })

/** What the script defines, and what it was asked. */
const overlay = (price?: unknown) => ({
  Setup: vi.fn<(options: object) => void>(),
  Checkout: { open: vi.fn<(options: Record<string, unknown>) => void>() },
  Product: {
    Prices: vi.fn<(product: number, ...rest: unknown[]) => void>((_, ...rest) => {
      const callback = rest.at(-1)
      if (typeof callback === 'function') Reflect.apply(callback, undefined, [price])
    }),
  },
})

const scripts = () => [...document.querySelectorAll('script')]
const arrive = (found = overlay()) => {
  Reflect.set(window, 'Paddle', found)
  scripts()[0]?.dispatchEvent(new Event('load'))
  return found
}
const call = (options: Record<string, unknown> | undefined, name: string) => {
  const callback = options?.[name]
  if (typeof callback === 'function') Reflect.apply(callback, undefined, [])
}
const order = { product: 7, email: 'ann@acme.example', passthrough: { email: 'ann@acme.example', uid: 'u1' } }

describe('the script of the checkout', () => {
  it('is loaded at the first use only, and once', async () => {
    const checkout = open()
    expect(scripts()).toHaveLength(0)
    const both = Promise.all([checkout.load(), checkout.load()])
    expect(scripts().map((script) => script.src)).toEqual([src])
    const found = arrive()
    await both
    await checkout.load()
    expect([scripts().length, found.Setup.mock.calls.length]).toEqual([1, 1])
  })

  it.each([
    ['error', 'cloud/script-failed', 'Error loading script.'],
    ['abort', 'cloud/script-aborted', 'Script loading aborted.'],
  ])(
    '[A8-27] is told when it does not come (%s), and tried again at the next use',
    async (event, code, message) => {
      const checkout = open()
      const failed = checkout.load()
      scripts()[0]?.dispatchEvent(new Event(event))
      await expect(failed).rejects.toMatchObject({ code, message })
      expect(scripts()).toHaveLength(0)
      const again = checkout.load()
      arrive()
      await again
    },
  )

  it('[A8-27] is told as aborted when nothing becomes of it, and tried again at the next use', async () => {
    vi.useFakeTimers()
    try {
      const checkout = open()
      const failed = checkout.load().catch((error: unknown) => error)
      await vi.advanceTimersByTimeAsync(20_000)
      expect(await failed).toMatchObject({ code: 'cloud/script-aborted' })
      expect(scripts()).toHaveLength(0)
      const again = checkout.load()
      arrive()
      await again
      await vi.advanceTimersByTimeAsync(60_000)
      expect(scripts()).toHaveLength(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it('[A8-27] counts as failed when it brings no checkout, comes by plain http, or is not configured', async () => {
    const empty = open().load()
    scripts()[0]?.dispatchEvent(new Event('load'))
    await expect(empty).rejects.toMatchObject({ code: 'cloud/script-failed' })
    await expect(open(false, { script: 'http://pay.acme.example/c.js' }).load()).rejects.toMatchObject({
      code: 'cloud/script-failed',
    })
    const none = createCheckout({ config: undefined, isDevelopment: false, isLocal: false, view: window })
    await expect(none.load()).rejects.toMatchObject({ code: 'cloud/script-failed' })
  })

  it.each([
    [false, undefined, 29_290],
    [true, undefined, 36_336],
    [false, { production: 1, development: 2 }, 1],
    [true, { production: 1, development: 2 }, 2],
  ])(
    '[A9-7] is set up with the vendor of the environment: development %s',
    async (isDevelopment, vendor, id) => {
      const checkout = open(isDevelopment, { script: src, ...(vendor && { vendor }) })
      const loaded = checkout.load()
      const found = arrive()
      await loaded
      expect(found.Setup).toHaveBeenCalledWith({ vendor: id })
    },
  )
})

describe('an order', () => {
  const opened = async (more: object = {}) => {
    const checkout = open()
    const found = overlay()
    Reflect.set(window, 'Paddle', found)
    const outcome = checkout.open({ ...order, ...more })
    await eventually(() => expect(found.Checkout.open).toHaveBeenCalled())
    const options = found.Checkout.open.mock.lastCall?.[0]
    return { outcome, options }
  }

  it('[A7.4-1 A4.6-1] opens with product, e-mail and what goes through', async () => {
    const { options, outcome } = await opened()
    expect(options).toEqual({
      ...order,
      successCallback: expect.any(Function),
      closeCallback: expect.any(Function),
    })
    call(options, 'successCallback')
    call(options, 'closeCallback')
    expect(await outcome).toBe('paid')
  })

  it('[A7.4-1 A5-17] has a trial cost nothing now', async () => {
    const { options } = await opened({ trial: { days: 30, daysAuth: 'd', auth: 'a' } })
    expect(options).toMatchObject({ trialDays: 30, trialDaysAuth: 'd', auth: 'a', price: 0 })
  })

  it('[A7.4-1] takes a coupon, and comes to nothing when closed', async () => {
    const { options, outcome } = await opened({ coupon: 'SPRING' })
    expect(options).toMatchObject({ coupon: 'SPRING' })
    call(options, 'closeCallback')
    expect(await outcome).toBe('closed')
  })

  it('[A7.4-2] opens the provider’s page to change the payment method, and no other kind of address', async () => {
    const checkout = open()
    const found = overlay()
    Reflect.set(window, 'Paddle', found)
    const outcome = checkout.openUpdate('https://pay.acme.example/update/1')
    await eventually(() => expect(found.Checkout.open).toHaveBeenCalled())
    const options = found.Checkout.open.mock.lastCall?.[0]
    expect(options?.['override']).toBe('https://pay.acme.example/update/1')
    call(options, 'successCallback')
    expect(await outcome).toBe('changed')
    for (const bad of ['javascript:alert(1)', 'http://pay.acme.example', 'data:text/html,x', ''])
      await expect(checkout.openUpdate(bad)).rejects.toMatchObject({ code: 'cloud/invalid' })
  })
})

describe('a price', () => {
  it.each([
    [{ recurring: { price: { gross: '€2.99' } } }, { gross: 2.99, currency: '€' }],
    [{ recurring: { price: { gross: 'US$1,299.00' } } }, { gross: 1299, currency: 'US$' }],
    [{ recurring: { price: { gross: '1.299,50 €' } } }, { gross: 1299.5, currency: '€' }],
    [{ recurring: { price: { gross: '¥1,200' } } }, { gross: 1200, currency: '¥' }],
    [
      { currency: 'EUR', recurring: { price: { gross: 28.8 } } },
      { gross: 28.8, currency: 'EUR' },
    ],
    [{ price: { gross: '99' } }, { gross: 99, currency: 'EUR' }],
  ])('[A3.3-6 A7.4-1] is the gross recurring price: %j', async (answer, price) => {
    const found = overlay(answer)
    Reflect.set(window, 'Paddle', found)
    expect(await open().price(7)).toEqual(price)
    expect(await open().price(7, 'SPRING')).toEqual(price)
    expect(found.Product.Prices.mock.calls.map((args) => args.slice(0, -1))).toEqual([[7], [7, 'SPRING']])
  })

  it.each([undefined, {}, { recurring: { price: { gross: 'free' } } }])(
    '[A7.4-1] is invalid when the provider says none: %j',
    async (answer) => {
      Reflect.set(window, 'Paddle', overlay(answer))
      await expect(open().price(7)).rejects.toMatchObject({ code: 'cloud/invalid' })
    },
  )
})
