import type { BrandCloud } from '../../../schemas/generated/types'
import { loadScript } from '../checkout/createCheckout'
import type { Analytics, AnalyticsSignal } from '../ports/Cloud'

interface Parts {
  config: BrandCloud['analytics']
  /**
   * The page runs in the cloud, or the device's privacy settings allow statistics of the interface, now
   * [A1-12].
   */
  isAllowed: () => boolean
  view: Window
  now: () => number
}

/** How many signals are kept for /debug. */
const limit = 100

const tagScript = 'https://www.googletagmanager.com/gtag/js'
const pixelScript = 'https://connect.facebook.net/en_US/fbevents.js'

/** [A7.6-2 A9-8] */
const currency = 'EUR'

type Queue = (...words: unknown[]) => void

/** A queue of the kind that both scripts work off once they are there. */
const tagQueue = (view: Window): Queue => {
  const layer: unknown[] = []
  if (!Array.isArray(Reflect.get(view, 'dataLayer'))) Reflect.set(view, 'dataLayer', layer)
  return function tag() {
    const shared: unknown = Reflect.get(view, 'dataLayer')
    // The script tells commands from data by their being `arguments`.
    // oxlint-disable-next-line eslint/prefer-rest-params
    if (Array.isArray(shared)) shared.push(arguments)
  }
}

const pixelQueue = (view: Window): Queue => {
  const known: unknown = Reflect.get(view, 'fbq')
  if (typeof known !== 'function') {
    const queue: unknown[] = []
    const stub = Object.assign(
      (...words: unknown[]) => {
        const call: unknown = Reflect.get(stub, 'callMethod')
        if (typeof call === 'function') Reflect.apply(call, stub, words)
        else queue.push(words)
      },
      { queue, loaded: true, version: '2.0' },
    )
    Object.assign(stub, { push: stub })
    Object.assign(view, { fbq: stub, _fbq: stub })
  }
  return (...words) => {
    const pixel: unknown = Reflect.get(view, 'fbq')
    if (typeof pixel === 'function') Reflect.apply(pixel, view, words)
  }
}

/**
 * Analytics of the account area [A7.6]. Loads, keeps and sends nothing unless the brand names an id and it is
 * allowed.
 */
export const createAnalytics = ({ config, isAllowed, view, now }: Parts): Analytics => {
  const { measurementId, pixelId } = config ?? {}
  const isConfigured = measurementId !== undefined || pixelId !== undefined
  const signals: AnalyticsSignal[] = []
  let client: string | undefined
  let queues: { tag: Queue | undefined; pixel: Queue | undefined } | undefined

  const load = (src: string) =>
    // Blockers keep such scripts away; nothing here depends on them.
    void loadScript(src, view.document).catch(() => undefined)
  const start = () => {
    if (!isConfigured || !isAllowed()) return undefined
    if (queues) return queues
    const tag = measurementId === undefined ? undefined : tagQueue(view)
    const pixel = pixelId === undefined ? undefined : pixelQueue(view)
    queues = { tag, pixel }
    if (tag && measurementId !== undefined) {
      tag('js', new Date(now()))
      tag('config', measurementId)
      tag('get', measurementId, 'client_id', (id: unknown) => {
        if (typeof id === 'string' && id !== '') client = id
      })
      load(`${tagScript}?id=${encodeURIComponent(measurementId)}`)
    }
    if (pixel && pixelId !== undefined) {
      pixel('init', pixelId)
      pixel('track', 'PageView')
      load(pixelScript)
    }
    return queues
  }
  const send = (name: string, values: AnalyticsSignal['values'], pixelName?: string) => {
    const started = start()
    if (!started) return
    signals.push({ at: now(), name, values })
    if (signals.length > limit) signals.shift()
    started.tag?.('event', name, values)
    if (pixelName !== undefined) started.pixel?.('track', pixelName, { currency, value: 0 })
  }
  start()

  return {
    signalLead: () => send('generate_lead', { currency, value: 0 }, 'Lead'),
    signalSubscriptionCreated: () => send('subscription_created', { currency, value: 0 }, 'Subscribe'),
    signalPurchase: ({ planName, duration, isTrial }) =>
      send(
        isTrial ? 'trial' : 'resubscription',
        { currency, value: 0, quantity: 1, item_id: `${planName}_${duration}` },
        isTrial ? 'StartTrial' : 'Purchase',
      ),
    signalCancellation: (plan, duration) =>
      send('cancellation', { event_label: `${plan || 'free'}_${duration || 'monthly'}` }),
    clientId: () => {
      start()
      return client
    },
    state: () => ({ isConfigured, isAllowed: isAllowed(), signals: [...signals] }),
  }
}
