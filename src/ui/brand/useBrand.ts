import { useContext } from 'react'
import type { Brand } from '../../../schemas/generated/types'
import { BrandContext } from './BrandContext'

/** The brand in force: product name, brand word, logo, accent, hosts and links. Throws outside `BrandContext`. */
export const useBrand = (): Brand => {
  const brand = useContext(BrandContext)
  if (!brand) throw new Error('useBrand needs a BrandContext above it')
  return brand
}
