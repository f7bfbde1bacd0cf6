import { useCallback, useEffect, useState, useMemo } from 'react'
import type { Product, ProductCatalogue } from '../../../../schemas/generated/types'
import type { PlanDuration } from '../links/NavigationLinksContext'
import type { PlanPrice, PlanProduct, PlanTrial } from './planRules'
import type { Cloud, LocalPrice } from '../../../cloud/ports/Cloud'
import { useCloud } from '../session/createSession'
import { useTranslation } from '../../../i18n/TranslationProvider'

/** Plans in the order of their cards [A9-3]; what else a catalogue holds follows as it stands there. */
const order = ['free', 'virtuoso', 'superstar']
const durations = ['monthly', 'yearly', 'lifetime'] as const satisfies PlanDuration[]
/** Cards of a page [A9-3]. */
const most = 3

type RawPrice = NonNullable<NonNullable<Product['prices']>['monthly']>

const rank = (code: string) => (order.includes(code) ? order.indexOf(code) : order.length)

const readTrial = (trial: RawPrice['trial']): PlanTrial | undefined => {
  const { trialEnabled, trialDays, trialDaysAuth, trialAuth } = trial ?? {}
  if (!trialEnabled || !trialDays || !trialDaysAuth || !trialAuth) return undefined
  return { days: trialDays, daysAuth: trialDaysAuth, auth: trialAuth }
}

const readPrice = ({ amount, paddleId, trial }: RawPrice): PlanPrice => ({
  amount,
  productId: typeof paddleId === 'number' && Number.isInteger(paddleId) ? paddleId : undefined,
  trial: readTrial(trial),
})

const readProduct = (code: string, product: Product): PlanProduct => {
  const prices: Partial<Record<PlanDuration, PlanPrice>> = {}
  for (const duration of durations) {
    const price = product.prices?.[duration]
    if (price) prices[duration] = readPrice(price)
  }
  return {
    code,
    planCode: product.planCode || product.plan || undefined,
    name: product.name,
    maxDevices: product.maxDevices ?? 1,
    features: (product.features ?? []).filter((feature) => feature.trim() !== '' && feature !== 'EMPTY'),
    prices,
  }
}

/** The plan cards of a catalogue: up to three, free first [A3.3 A9-3]. */
export const readProducts = (catalogue: ProductCatalogue): readonly PlanProduct[] =>
  Object.entries(catalogue)
    .sort(([one], [other]) => rank(one) - rank(other))
    .slice(0, most)
    .map(([code, product]) => readProduct(code, product))

/** The version of the catalogue that this interface knows [A9-2]. */
export const catalogueVersion = '002001'

/** The products, as far as they are known. */
export type Catalogue =
  | { phase: 'waiting' }
  | { phase: 'failed'; retry: () => void }
  | { phase: 'ready'; products: readonly PlanProduct[] }

/**
 * Products that came, by the cloud that they came from: the way from card to checkout does not wait for them
 * again.
 */
const known = new WeakMap<Cloud, readonly PlanProduct[]>()

/** The product catalogue [A3.3], asked for once. */
export const useProducts = (): Catalogue => {
  const cloud = useCloud()
  const [answer, setAnswer] = useState<readonly PlanProduct[] | 'failed' | undefined>(() => known.get(cloud))
  const load = useCallback(
    (isGone: () => boolean) => {
      cloud.records.readProducts(catalogueVersion).then(
        (catalogue) => {
          const products = readProducts(catalogue)
          known.set(cloud, products)
          if (!isGone()) setAnswer(products)
        },
        () => {
          if (!isGone()) setAnswer('failed')
        },
      )
    },
    [cloud],
  )
  const retry = useCallback(() => {
    setAnswer(undefined)
    load(() => false)
  }, [load])
  useEffect(() => {
    if (known.has(cloud)) return undefined
    let isGone = false
    load(() => isGone)
    return () => {
      isGone = true
    }
  }, [cloud, load])
  if (answer === undefined) return { phase: 'waiting' }
  return answer === 'failed' ? { phase: 'failed', retry } : { phase: 'ready', products: answer }
}

/** What the catalogue says where the provider has not said what it costs here: euros [A9-6]. */
const cataloguePrice = ({ amount }: PlanPrice): LocalPrice => ({ gross: amount, currency: 'EUR' })

/**
 * A price to read: the number, a space, the currency [A3.3-6]. The space does not break. `tag` is the
 * language's, e.g. `de`.
 */
export const priceText = ({ gross, currency }: LocalPrice, tag: string): string => {
  const isWhole = Number.isInteger(gross)
  const digits = { minimumFractionDigits: isWhole ? 0 : 2, maximumFractionDigits: isWhole ? 0 : 2 }
  return `${new Intl.NumberFormat(tag, digits).format(gross)}\u00a0${currency.trim()}`
}

/** What products cost here. */
export interface Prices {
  /**
   * A price to read, e.g. `29.90 EUR`: the provider's, or the catalogue's in euros until that is known
   * [A3.3-6].
   */
  text: (price: PlanPrice) => string
  /** The provider could not be asked: all prices are the catalogue's. */
  haveFailed: boolean
}

type Answers = ReadonlyMap<number, LocalPrice>

const none: Answers = new Map()
/** What the provider said, by the cloud; a failure is not kept. */
const knownPrices = new WeakMap<Cloud, Map<number, LocalPrice>>()

const knownOf = (cloud: Cloud) => {
  const prices = knownPrices.get(cloud) ?? new Map<number, LocalPrice>()
  knownPrices.set(cloud, prices)
  return prices
}

/**
 * The products' prices where the user is, asked of the billing provider after the cards are drawn; nothing
 * waits for them.
 */
export const usePrices = (products: readonly PlanProduct[]): Prices => {
  const cloud = useCloud()
  const { i18n } = useTranslation()
  const [answers, setAnswers] = useState<Answers>(() => knownPrices.get(cloud) ?? none)
  const [haveFailed, setFailed] = useState(false)
  const ids = useMemo(
    () =>
      products
        .flatMap(({ prices }) => [prices.monthly, prices.yearly, prices.lifetime])
        .flatMap((price) => (price?.productId === undefined ? [] : [price.productId])),
    [products],
  )
  useEffect(() => {
    let isGone = false
    const prices = knownOf(cloud)
    const asked = ids.filter((id) => !prices.has(id))
    if (asked.length === 0) return undefined
    const askAll = async () => {
      const outcomes = await Promise.allSettled(asked.map((id) => cloud.checkout.price(id)))
      outcomes.forEach((outcome, place) => {
        const id = asked[place]
        if (outcome.status === 'fulfilled' && id !== undefined) prices.set(id, outcome.value)
      })
      if (isGone) return
      setAnswers(new Map(prices))
      setFailed(outcomes.some(({ status }) => status === 'rejected'))
    }
    void askAll()
    return () => {
      isGone = true
    }
  }, [cloud, ids])
  // In two currencies at once they could not be compared.
  const isWhole = ids.every((id) => answers.has(id))
  const text = (price: PlanPrice) => {
    const local = isWhole && price.productId !== undefined ? answers.get(price.productId) : undefined
    return priceText(local ?? cataloguePrice(price), i18n.language)
  }
  return { text, haveFailed }
}
