import { useProducts } from '../plans'

/**
 * How many devices the plan of the user is for [A6-5 A9-5], 1 for one that the catalogue lacks; undefined while nobody knows. A catalogue
 * that cannot be had is no obstacle: the limit is taken for 1, which asks once more, and the cloud decides.
 */
export const useMaxDevices = (plan: string | null | undefined): number | undefined => {
  const catalogue = useProducts()
  if (catalogue.phase !== 'ready') return undefined
  return catalogue.products.find(({ code }) => code === (plan || 'free'))?.maxDevices ?? 1
}
