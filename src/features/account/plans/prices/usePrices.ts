import { useEffect, useMemo, useState } from 'react'
import type { LocalPrice } from '../../../../cloud/ports/Checkout'
import type { PlanPrice, PlanProduct } from '../rules/PlanProduct'
import { useTranslation } from '../../../../i18n/useTranslation'
import type { Cloud } from '../../../../cloud/ports/Cloud'
import { useCloud } from '../../session/CloudContext'

/** What the catalogue says where the provider has not said what it costs here: euros [A9-6]. */
const cataloguePrice = ({ amount }: PlanPrice): LocalPrice => ({ gross: amount, currency: 'EUR' })

/** A price to read: the number, a space, the currency [A3.3-6]. The space does not break. `tag` is the language's, e.g. `de`. */
export const priceText = ({ gross, currency }: LocalPrice, tag: string): string => {
  const isWhole = Number.isInteger(gross)
  const digits = { minimumFractionDigits: isWhole ? 0 : 2, maximumFractionDigits: isWhole ? 0 : 2 }
  return `${new Intl.NumberFormat(tag, digits).format(gross)}\u00a0${currency.trim()}`
}

/** What products cost here. */
export interface Prices {
  /** A price to read, e.g. `29.90 EUR`: the provider's, or the catalogue's in euros until that is known [A3.3-6]. */
  text: (price: PlanPrice) => string
  /** The provider could not be asked: all prices are the catalogue's. */
  haveFailed: boolean
}

type Answers = ReadonlyMap<number, LocalPrice>

const none: Answers = new Map()
/** What the provider said, by the cloud; a failure is not kept. */
const known = new WeakMap<Cloud, Map<number, LocalPrice>>()

const knownOf = (cloud: Cloud) => {
  const prices = known.get(cloud) ?? new Map<number, LocalPrice>()
  known.set(cloud, prices)
  return prices
}

/** The products' prices where the user is, asked of the billing provider after the cards are drawn; nothing waits for them. */
export const usePrices = (products: readonly PlanProduct[]): Prices => {
  const cloud = useCloud()
  const { i18n } = useTranslation()
  const [answers, setAnswers] = useState<Answers>(() => known.get(cloud) ?? none)
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
