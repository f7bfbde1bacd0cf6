import type { BrandCloud } from '../../../schemas/generated/types'
import { inTime } from '../inTime'
import { lazyOnce } from '../lazyOnce'
import type { Checkout, CheckoutOrder } from '../ports/Checkout'
import { CloudProblem } from '../ports/CloudProblem'
import { isTrustedAddress } from './isTrustedAddress'
import { loadScript } from './loadScript'
import { type OverlayOrder, readOverlay } from './Overlay'
import { readPrice } from './readPrice'

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
const patience = 20_000

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
    if (!isHere) await loadScript(config.script, view.document, patience)
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
      return readPrice(await inTime(asked, patience))
    },
    open: (order) => open('paid' as const, orderOf(order)),
    async openUpdate(updateUrl) {
      if (!isTrustedAddress(updateUrl, isLocal)) throw new CloudProblem('cloud/invalid')
      return open('changed' as const, { override: updateUrl })
    },
  }
}
