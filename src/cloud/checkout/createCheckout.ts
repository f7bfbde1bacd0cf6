import { CloudProblem } from '../ports/CloudAuth'
import type { Checkout, CheckoutOrder, LocalPrice } from '../ports/Cloud'
import type { BrandCloud } from '../../../schemas/generated/types'
import { inTime, lazyOnce } from '../sdk/createSdk'

/**
 * Loads a script into the page. Rejects with the catalogued texts [A8-27], also when nothing has become of it
 * after `limit` ms, where there is one; one that failed is taken out, so that it can be tried again.
 */
export const loadScript = (src: string, page: Document, limit = Infinity): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = page.createElement('script')
    script.src = src
    script.async = true
    script.referrerPolicy = 'no-referrer'
    const fail = (code: string, message: string) => () => {
      clearTimeout(timer)
      script.remove()
      reject(new CloudProblem(code, message))
    }
    const abort = fail('cloud/script-aborted', 'Script loading aborted.')
    const timer = Number.isFinite(limit) ? setTimeout(abort, limit) : undefined
    script.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    script.addEventListener('error', fail('cloud/script-failed', 'Error loading script.'))
    script.addEventListener('abort', abort)
    page.head.append(script)
  })

/** Whether a script or page of the billing provider may come from there: by https, or from a local cloud. */
const isTrustedAddress = (address: string, isLocal: boolean): boolean => {
  try {
    const { protocol, username } = new URL(address)
    return username === '' && (protocol === 'https:' || (isLocal && protocol === 'http:'))
  } catch {
    return false
  }
}

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
 * What the provider's price lookup says [A3.3-6 A7.4-1]: `recurring.price.gross`, or `price.gross` of what is
 * paid once; a number, or a text with its currency, such as `US$2.99`. Throws `cloud/invalid`.
 */
const readPrice = (answer: unknown): LocalPrice => {
  const recurring = field(field(field(answer, 'recurring'), 'price'), 'gross')
  const gross = recurring ?? field(field(answer, 'price'), 'gross')
  const named = field(answer, 'currency')
  const amount = typeof gross === 'string' ? readAmount(gross) : gross
  if (typeof amount !== 'number' || !Number.isFinite(amount)) throw new CloudProblem('cloud/invalid')
  const written = typeof gross === 'string' ? gross.replaceAll(/[\d.,\s’']/g, '') : ''
  return { gross: amount, currency: typeof named === 'string' && named !== '' ? named : written || 'EUR' }
}

/** The global that the billing provider's script defines, see README.md. */
interface Overlay {
  Setup: (options: { vendor: number }) => void
  Checkout: { open: (options: OverlayOrder | OverlayUpdate) => void }
  Product: {
    Prices: {
      (product: number, callback: (price: unknown) => void): void
      (product: number, coupon: string, callback: (price: unknown) => void): void
    }
  }
}

interface Callbacks {
  successCallback: () => void
  closeCallback: () => void
}

/** What an order is opened with [A7.4-1]. */
interface OverlayOrder extends Callbacks {
  product: number
  email: string
  passthrough: { email: string; uid: string }
  coupon?: string
  trialDays?: number
  trialDaysAuth?: string
  price?: 0
  auth?: string
}

/** The provider's page in the overlay [A7.4-2]. */
interface OverlayUpdate extends Callbacks {
  override: string
}

/** The overlay as the script left it; undefined where it defined none. */
const readOverlay = (view: object): Overlay | undefined => {
  const found: unknown = Reflect.get(view, 'Paddle')
  return isOverlay(found) ? found : undefined
}

const isFunction = (owner: unknown, name: string) =>
  typeof owner === 'object' && owner !== null && typeof Reflect.get(owner, name) === 'function'

const isOverlay = (found: unknown): found is Overlay =>
  isFunction(found, 'Setup') &&
  typeof found === 'object' &&
  found !== null &&
  isFunction(Reflect.get(found, 'Checkout'), 'open') &&
  isFunction(Reflect.get(found, 'Product'), 'Prices')

interface Parts {
  config: BrandCloud['checkout']
  isDevelopment: boolean
  /** A local cloud has no https. */
  isLocal: boolean
  view: Window
}

/** [A9-7] */
const usualVendor = { production: 29_290, development: 36_336 }

/** How long script and prices may take, ms. */
const timeout = 20_000

const failed = () => new CloudProblem('cloud/script-failed', 'Error loading script.')

const orderOf = ({ product, email, passthrough, coupon, trial }: CheckoutOrder) => ({
  product,
  email,
  passthrough,
  ...(coupon !== undefined && { coupon }),
  // With a trial the price is 0 [A5-17].
  ...(trial && {
    trialDays: trial.days,
    trialDaysAuth: trial.daysAuth,
    price: 0 as const,
    auth: trial.auth,
  }),
})

/** The billing provider's overlay, its script loaded at the first use [A7.4-1]. */
export const createCheckout = ({ config, isDevelopment, isLocal, view }: Parts): Checkout => {
  const vendor = (config?.vendor ?? usualVendor)[isDevelopment ? 'development' : 'production']

  const overlay = lazyOnce(async () => {
    if (!config || !isTrustedAddress(config.script, isLocal)) throw failed()
    const isHere = readOverlay(view) !== undefined
    if (!isHere) await loadScript(config.script, view.document, timeout)
    const found = readOverlay(view)
    if (!found) throw failed()
    found.Setup({ vendor })
    return found
  })
  const open = async <T>(
    success: T,
    options: Omit<OverlayOrder, 'successCallback' | 'closeCallback'> | { override: string },
  ): Promise<T | 'closed'> => {
    const { Checkout: opener } = await overlay()
    return new Promise<T | 'closed'>((resolve) => {
      opener.open({
        ...options,
        successCallback: () => resolve(success),
        closeCallback: () => resolve('closed'),
      })
    })
  }

  return {
    load: async () => void (await overlay()),
    async price(product, coupon) {
      const { Product } = await overlay()
      const asked = new Promise<unknown>((resolve) => {
        if (coupon === undefined) Product.Prices(product, resolve)
        else Product.Prices(product, coupon, resolve)
      })
      return readPrice(await inTime(asked, timeout))
    },
    open: (order) => open('paid' as const, orderOf(order)),
    async openUpdate(updateUrl) {
      if (!isTrustedAddress(updateUrl, isLocal)) throw new CloudProblem('cloud/invalid')
      return open('changed' as const, { override: updateUrl })
    },
  }
}
