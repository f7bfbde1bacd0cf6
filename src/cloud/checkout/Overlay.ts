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
export interface OverlayOrder extends Callbacks {
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
export const readOverlay = (view: object): Overlay | undefined => {
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
