import { cloudValidators } from '../../../schemas/generated/cloudValidators'
import type { Product, ProductCatalogue } from '../../../schemas/generated/types'
import type { Report } from './Report'

const isProduct = (data: unknown): data is Product => cloudValidators.product(data)

/** The product catalogue [A3.3]: a product that fails its schema is left out and reported. */
export const readCatalogue = (data: unknown, report: Report): ProductCatalogue => {
  if (typeof data !== 'object' || data === null) return {}
  const products = Object.entries(data).flatMap(([code, product]: [string, unknown]): [string, Product][] => {
    if (isProduct(product)) return [[code, product]]
    report('products', cloudValidators.product.errors)
    return []
  })
  return Object.fromEntries(products)
}
