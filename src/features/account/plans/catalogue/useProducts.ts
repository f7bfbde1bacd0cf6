import { useCallback, useEffect, useState } from 'react'
import type { Cloud } from '../../../../cloud/ports/Cloud'
import { useCloud } from '../../session/CloudContext'
import type { PlanProduct } from '../rules/PlanProduct'
import { readProducts } from '../rules/readProducts'

/** The version of the catalogue that this interface knows [A9-2]. */
export const catalogueVersion = '002001'

/** The products, as far as they are known. */
export type Catalogue =
  | { phase: 'waiting' }
  | { phase: 'failed'; retry: () => void }
  | { phase: 'ready'; products: readonly PlanProduct[] }

/** Products that came, by the cloud that they came from: the way from card to checkout does not wait for them again. */
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
