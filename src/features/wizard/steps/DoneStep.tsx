import { useTranslation } from '../../../i18n/useTranslation'
import type { PushDonePage } from '../../../../schemas/generated/types'
import { useWizardBrand } from '../useWizardBrand'
import { DeviceText } from '../../../ui/DeviceText'
import { Notice } from '../../../ui/Notice'
import { usePanelSituation } from '../../../ui/panel/PanelSituationContext'
import { DonationForm } from '../donation/DonationForm'
import type { Donation } from '../donation/useDonation'
import { Bookmark } from './Bookmark'
import classes from './DoneStep.module.css'
import { StepHead } from './StepHead'
import type { StepProps } from './StepProps'

interface Props extends StepProps {
  page: PushDonePage | undefined
  donation: Donation
  /** The way out leads over signing up [D4-29]. */
  needsAccount: boolean
}

/** The end: the player's congratulations, and what one may do now [D2.13-13]. A kiosk leads to no other windows [D6-5]. */
export const DoneStep = ({ page, donation, needsAccount, ...props }: Props) => {
  const { t } = useTranslation()
  const brand = useWizardBrand()
  const { isKiosk } = usePanelSituation()
  const { congratulations = '', title = '', message = '' } = page ?? {}
  const heading = congratulations.trim() || title.trim() || t('wizard.final.title')
  const asksForDonation =
    page?.donation === true && (brand.donation !== undefined || brand.cryptoDonations !== undefined)
  return (
    <>
      <StepHead name={props.name} title={heading} titleId={props.titleId}>
        {title.trim() !== '' && title.trim() !== heading ? (
          <p className={classes.title}>
            <DeviceText text={title} />
          </p>
        ) : null}
        {message === '' ? null : <DeviceText text={message} />}
      </StepHead>
      <div className={classes.parts}>
        {needsAccount ? <Notice>{t('wizard.final.account')}</Notice> : null}
        {asksForDonation && !isKiosk ? <DonationForm donation={donation} /> : null}
        {isKiosk ? null : <Bookmark />}
      </div>
    </>
  )
}
