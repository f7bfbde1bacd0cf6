import { useMemo } from 'react'
import { laterDocumentValidators } from '../../../schemas/generated/laterDocumentValidators'
import type { Brand, WizardBrand } from '../../../schemas/generated/types'
import { useBrand } from '../../ui/brand/useBrand'

const parts = [
  'donation',
  'mailingList',
  'appLinks',
  'follow',
  'cryptoDonations',
] as const satisfies readonly (keyof WizardBrand)[]

/** The brand without those parts for the wizard that fail their schema: what is not shown cannot mislead. Which they are is said once. */
export const checkWizardBrand = (brand: Brand): Brand => {
  const wrong = parts.filter(
    (part) => brand[part] !== undefined && !laterDocumentValidators.wizardBrand({ [part]: brand[part] }),
  )
  if (wrong.length === 0) return brand
  // oxlint-disable-next-line eslint/no-console -- who sets up a brand looks here first
  console.warn(`brand.json: ${wrong.join(', ')} left out, which the schema does not allow like that`)
  return { ...brand, ...Object.fromEntries(wrong.map((part) => [part, undefined])) }
}

/** The brand with what of it only the wizard and its windows show, which is checked here and not at the start. */
export const useWizardBrand = (): Brand => {
  const brand = useBrand()
  return useMemo(() => checkWizardBrand(brand), [brand])
}
