import { useTranslation } from '../../i18n/useTranslation'
import { usePanelSituation } from '../panel/PanelSituationContext'
import classes from './PrivacyLink.module.css'
import { useBrand } from './useBrand'

/**
 * What becomes of data, where it is asked for: the brand's own words in a window of their own. Nothing where the brand has none, and on a
 * kiosk, which has no way back from another window [D6-5].
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
