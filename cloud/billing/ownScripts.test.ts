// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownScript } from './shared/ownScript'

interface Panel {
  Setup(options: { vendor: number }): void
  Checkout: { open(options: object): void }
  Product: { Prices(product: number, coupon: unknown, callback?: (price: unknown) => void): void }
}

const panelOf = (): Panel => Object(Reflect.get(window, 'Paddle'))
const address = 'https://account.example/checkout/script.js'
const settings = {
  scriptAddress: 'https://provider.example/provider.js',
  clientToken: 'test_1',
  publishableKey: 'pk_1',
}

/** What was asked of the server, and what it answers. */
const asked: { path: string; body: unknown }[] = []
let answer: unknown

/** What becomes of the provider's script: what it defines, or that it cannot be loaded. */
let provider: Record<string, unknown> | 'blocked'
let observer: MutationObserver

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string, init?: { body?: string }) => {
    asked.push({ path: url.replace('https://account.example', ''), body: JSON.parse(init?.body ?? 'null') })
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    return { json: async () => answer }
  })
  observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLScriptElement && node.src === settings.scriptAddress) {
          // As the real one it does nothing where its name is taken.
          if (provider !== 'blocked')
            for (const [name, value] of Object.entries(provider))
              if (Reflect.get(window, name) === undefined) Reflect.set(window, name, value)
          node.dispatchEvent(new Event(provider === 'blocked' ? 'error' : 'load'))
        }
  })
  observer.observe(document.head, { childList: true })
})
afterEach(() => {
  observer.disconnect()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  document.head.replaceChildren()
  document.documentElement.lang = ''
  Reflect.deleteProperty(window, 'Paddle')
  Reflect.deleteProperty(window, 'Stripe')
})

/** Runs the script as a page does that loads it. */
function load(name: 'paddle' | 'stripe', more: object = {}): void {
  Object.defineProperty(document, 'currentScript', { configurable: true, value: { src: address } })
  runInThisContext(ownScript(name, { ...settings, ...more }))
  Reflect.deleteProperty(document, 'currentScript')
}

const order = { product: 101, email: 'a@example.org', passthrough: { email: 'a@example.org', uid: 'ada' } }
const callbacks = () => ({
  successCallback: vi.fn<(data: unknown) => void>(),
  closeCallback: vi.fn<(data: unknown) => void>(),
})
const taken = (data: unknown) => ({ success: true, data })
const dialog = () => document.querySelector('[role=dialog]')
const press = (name: string) => {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent === name)
  found?.click()
}

describe.each([
  ['Paddle Billing', 'paddle'],
  ['Stripe', 'stripe'],
] as const)('the script of the checkout for %s', (_, part) => {
  it('says in the panel’s language that the provider cannot be reached, and that nothing was paid', async () => {
    provider = 'blocked'
    answer = taken({})
    document.documentElement.lang = 'de-AT'
    load(part)
    const ours = panelOf()
    const told = callbacks()
    const before = document.body.appendChild(document.createElement('button'))
    before.focus()
    ours.Checkout.open({ ...order, ...told })
    await expect.poll(() => dialog()?.textContent).toContain('Der Zahlungsanbieter ist nicht erreichbar')
    expect(dialog()?.getAttribute('aria-label')).toBe('Bezahlen')
    expect(document.activeElement?.textContent).toBe('Schließen')
    expect(told.closeCallback).not.toHaveBeenCalled()
    press('Schließen')
    expect(told.closeCallback).toHaveBeenCalledOnce()
    expect(told.successCallback).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(before)
    expect(panelOf()).toBe(ours)
  })

  it.each([
    ['does not take the order', { success: false, error: { message: 'No.' } }, 'could not be passed on'],
    ['does not answer', 'offline', 'cannot be reached'],
  ])('says it when our server %s', async (_name, given, words) => {
    provider = { Paddle: fakePaddle().object, Stripe: fakeStripe().object }
    answer = given
    document.documentElement.lang = 'eo'
    load(part)
    const told = callbacks()
    panelOf().Checkout.open({ ...order, ...told })
    await expect.poll(() => dialog()?.textContent).toContain(words)
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect(dialog()).toBeNull()
    expect(told.closeCallback).toHaveBeenCalledOnce()
  })

  it('[A3.3-6] tells the price that our server has, and nothing where it has none', async () => {
    load(part)
    const told = vi.fn<(price: unknown) => void>()
    answer = { response: { products: [{ currency: 'EUR', recurring: { price: { gross: 2.39 } } }] } }
    panelOf().Product.Prices(101, 'WELCOME20', told)
    await expect.poll(() => told.mock.calls).toEqual([[expect.objectContaining({ currency: 'EUR' })]])
    expect(asked.at(-1)?.path).toBe('/checkout/prices?product_ids=101&coupon_code=WELCOME20')
    answer = 'offline'
    panelOf().Product.Prices(101, told)
    await expect.poll(() => told.mock.calls).toHaveLength(2)
    expect(told.mock.lastCall).toEqual([undefined])
  })
})

function fakePaddle() {
  const opened: { transactionId?: string; customer?: object }[] = []
  const calls: string[] = []
  let tell: (event: { name: string }) => void = () => undefined
  const object = {
    Environment: { set: (name: string) => calls.push(name) },
    Initialize({ token, eventCallback }: { token: string; eventCallback: typeof tell }) {
      calls.push(token)
      tell = eventCallback
    },
    Checkout: {
      open: (options: object) => void opened.push(options),
      close: () => tell({ name: 'checkout.closed' }),
    },
  }
  return { object, opened, calls, tell: (name: string) => tell({ name }) }
}

function fakeStripe() {
  const log: string[] = []
  let complete: () => void = () => undefined
  const object = (key: string) => ({
    async createEmbeddedCheckoutPage(options: { fetchClientSecret(): Promise<string>; onComplete(): void }) {
      log.push(`${key} ${await options.fetchClientSecret()}`)
      complete = () => options.onComplete()
      return {
        mount: (place: HTMLElement) => log.push(`mounted ${place.isConnected}`),
        destroy: () => log.push('destroyed'),
      }
    },
  })
  return { object, log, complete: () => complete() }
}

describe('the overlay of Paddle Billing', () => {
  it('[A7.4-1] opens what our server has made ready, and says once how it ended', async () => {
    const theirs = fakePaddle()
    provider = { Paddle: theirs.object }
    answer = taken({ transactionId: 'txn_1', email: order.email })
    load('paddle', { sandbox: true })
    const ours = panelOf()
    const told = callbacks()
    ours.Setup({ vendor: 1 })
    ours.Checkout.open({ ...order, trialDays: 14, coupon: 'X', ...told })
    await expect.poll(() => theirs.opened).toHaveLength(1)
    expect(asked).toEqual([{ path: '/checkout/order', body: { ...order, trialDays: 14, coupon: 'X' } }])
    expect(theirs.opened[0]).toMatchObject({ transactionId: 'txn_1', customer: { email: order.email } })
    expect(theirs.calls).toEqual(['sandbox', 'test_1'])
    expect(panelOf()).toBe(ours)
    theirs.tell('checkout.completed')
    expect(told.successCallback).toHaveBeenCalledOnce()
    expect(told.closeCallback).not.toHaveBeenCalled()
    // Once more: nothing is loaded anew.
    const again = callbacks()
    ours.Checkout.open({ ...order, ...again })
    await expect.poll(() => theirs.opened).toHaveLength(2)
    theirs.tell('checkout.closed')
    expect([again.closeCallback.mock.calls.length, again.successCallback.mock.calls.length]).toEqual([1, 0])
    expect(theirs.calls).toHaveLength(2)
  })

  it('[A7.4-2] opens the page for another means of payment', async () => {
    const theirs = fakePaddle()
    provider = { Paddle: theirs.object }
    answer = taken({ transactionId: 'txn_2', address: 'https://provider.example/portal' })
    load('paddle')
    const told = callbacks()
    panelOf().Checkout.open({
      override: 'https://account.example/checkout/update?subscription=s&key=k',
      ...told,
    })
    await expect.poll(() => theirs.opened).toHaveLength(1)
    expect(asked).toEqual([
      { path: '/checkout/manage', body: { subscription: 's', key: 'k', page: 'update' } },
    ])
    theirs.tell('checkout.completed')
    expect(told.successCallback).toHaveBeenCalledOnce()
  })

  it('can be tried again after the provider could not be reached', async () => {
    provider = 'blocked'
    answer = taken({ transactionId: 'txn_3' })
    load('paddle')
    panelOf().Checkout.open({ ...order, ...callbacks() })
    await expect.poll(dialog).not.toBeNull()
    press('Close')
    const theirs = fakePaddle()
    provider = { Paddle: theirs.object }
    panelOf().Checkout.open({ ...order, ...callbacks() })
    await expect.poll(() => theirs.opened).toHaveLength(1)
  })
})

describe('the checkout of Stripe', () => {
  it('[A7.4-1] is shown over the page, and says once how it ended', async () => {
    const theirs = fakeStripe()
    provider = { Stripe: theirs.object }
    answer = taken({ clientSecret: 'cs_1_secret' })
    load('stripe')
    const told = callbacks()
    panelOf().Checkout.open({ ...order, ...told })
    await expect.poll(() => theirs.log).toEqual(['pk_1 cs_1_secret', 'mounted true'])
    theirs.complete()
    expect(told.successCallback).toHaveBeenCalledOnce()
    expect(dialog()).toBeNull()
    expect(theirs.log.at(-1)).toBe('destroyed')
    const again = callbacks()
    panelOf().Checkout.open({ ...order, ...again })
    await expect.poll(() => theirs.log.filter((line) => line === 'mounted true')).toHaveLength(2)
    press('Close')
    expect([again.closeCallback.mock.calls.length, again.successCallback.mock.calls.length]).toEqual([1, 0])
  })

  it('[A7.4-2] leads to its portal in a tab of its own, and claims nothing of what is done there', async () => {
    provider = { Stripe: fakeStripe().object }
    answer = taken({ address: 'https://provider.example/portal/x' })
    load('stripe')
    const told = callbacks()
    panelOf().Checkout.open({
      override: 'https://account.example/checkout/update?subscription=s&key=k',
      ...told,
    })
    await expect.poll(() => document.querySelector('a')?.href).toBe('https://provider.example/portal/x')
    expect(document.querySelector('a')?.rel).toContain('noopener')
    press('Close')
    expect(told.successCallback).not.toHaveBeenCalled()
    expect(told.closeCallback).toHaveBeenCalledOnce()
  })
})
