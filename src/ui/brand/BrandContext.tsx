import { createContext, useContext } from 'react'
import type { Brand } from '../../../schemas/generated/types'
import { useTranslation } from '../../i18n/TranslationProvider'
import { usePanelSituation } from '../panel/PanelSituationContext'
import classes from './PrivacyLink.module.css'

/** The brand in force; undefined outside the app, which `useBrand` refuses. */
export const BrandContext = createContext<Brand | undefined>(undefined)

/**
 * The brand in force: product name, brand word, logo, accent, hosts and links. Throws outside `BrandContext`.
 */
export const useBrand = (): Brand => {
  const brand = useContext(BrandContext)
  if (!brand) throw new Error('useBrand needs a BrandContext above it')
  return brand
}

/**
 * What becomes of data, where it is asked for: the brand's own words in a window of their own. Nothing where
 * the brand has none, and on a kiosk, which has no way back from another window [D6-5].
 */
export function PrivacyLink() {
  const { t } = useTranslation()
  const { links } = useBrand()
  const { isKiosk } = usePanelSituation()
  if (links['privacy'] === undefined || isKiosk) return null
  return (
    <a className={classes.link} href={links['privacy']} target="_blank" rel="noopener noreferrer">
      {t('menu.privacy')}
    </a>
  )
}
