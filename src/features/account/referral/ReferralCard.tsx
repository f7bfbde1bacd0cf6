import { IconGift } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation'
import { useUiTheme } from '../../../theme/uiTheme/UiThemeContext'
import { useBrand } from '../../../ui/brand/useBrand'
import { useCloud } from '../session/CloudContext'
import { WayLink } from '../ways/WayLink'
import classes from './Referral.module.css'

interface Props {
  /** Of the page; the browser's unless told. */
  hostname?: string
}

/** Leads to the referral programme, on the cloud's pages only [A2.5-12 A6-8]; in the older theme its place stays empty. */
export const ReferralCard = ({ hostname = window.location.hostname }: Props) => {
  const { t } = useTranslation()
  const { referral } = useCloud()
  const { name } = useUiTheme()
  const { production, development } = useBrand().cloudHosts
  const isCloud = hostname === production || hostname === development
  if (!isCloud || !referral) return null
  if (name === 'classic') return <div className={classes.emptyCard} />
  return (
    <section className={classes.panel} aria-label={t('accountReferral.title')}>
      <IconGift size={32} stroke={1.25} aria-hidden className={classes.trophy} />
      <p className={classes.panelWords}>{t('accountReferral.subtitle')}</p>
      <WayLink to="referral" button="default">
        {t('accountReferral.panel.start')}
      </WayLink>
    </section>
  )
}
