import type { CardCheckout, CardOrder } from '../ports/Checkout'
import { CloudProblem } from '../ports/CloudProblem'

/** How often the window is looked at, ms: closing one tells nobody. */
const interval = 500

const field = (data: unknown, key: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined

/**
 * The older card payment provider's window, see ../checkout/README.md. The card goes to the provider alone; we hear a token, and only
 * from the window that we opened, at the provider's origin.
 */
export const createCards = (page: string, view: Window): CardCheckout => ({
  token: (order: CardOrder) =>
    new Promise((resolve, reject) => {
      const { origin } = new URL(page)
      const opened = view.open(page, '_blank', 'popup,width=480,height=680')
      if (!opened) {
        reject(new CloudProblem('cloud/failed'))
        return
      }
      const end = (token: string | undefined) => {
        view.removeEventListener('message', hear)
        clearInterval(timer)
        resolve(token)
      }
      const hear = ({ source, origin: from, data }: MessageEvent<unknown>) => {
        if (source !== opened || from !== origin) return
        const token = field(data, 'token')
        if (field(data, 'kind') === 'card.ready') opened.postMessage({ kind: 'card.order', ...order }, origin)
        if (field(data, 'kind') === 'card.token' && typeof token === 'string' && token !== '') end(token)
      }
      const timer = setInterval(() => {
        if (opened.closed) end(undefined)
      }, interval)
      view.addEventListener('message', hear)
    }),
})
