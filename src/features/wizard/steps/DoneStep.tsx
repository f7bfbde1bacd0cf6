import { Button } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation'
import { useDialogs } from '../../../ui/dialogs/useDialogs'
import bookmarkClasses from './Bookmark.module.css'
import type { PushDonePage } from '../../../../schemas/generated/types'
import { useWizardBrand } from '../useWizardBrand'
import { DeviceText } from '../../../ui/DeviceText'
import { Notice } from '../../../ui/Notice'
import { usePanelSituation } from '../../../ui/panel/PanelSituationContext'
import { DonationForm } from '../donation/DonationForm'
import type { Donation } from '../donation/useDonation'
import classes from './DoneStep.module.css'
import { StepHead } from './StepHead'
import type { StepProps } from './StepProps'

/** No browser lets a page set a bookmark, so it says how its user does: by a key [D8-20], or by the menu of a phone. */
const Bookmark = () => {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  const explain = () => {
    const isTouched = window.matchMedia('(pointer: coarse)').matches
    const key = navigator.userAgent.includes('Mac') ? 'Cmd' : 'Ctrl'
    void dialogs.info({
      title: t('wizard.bookmark.title'),
      message: isTouched ? t('wizard.bookmark.byMenu') : t('wizard.bookmark.byKey', { key }),
    })
  }
  return (
    <section className={bookmarkClasses.row}>
      <div className={bookmarkClasses.words}>
        <h2 className={bookmarkClasses.title}>{t('wizard.bookmark.title')}</h2>
        <p className={bookmarkClasses.message}>{t('wizard.bookmark.message')}</p>
      </div>
      <Button
        variant="default"
        leftSection={<IconBookmark size={20} stroke={1.5} aria-hidden />}
        onClick={explain}
      >
        {t('wizard.bookmark.button')}
      </Button>
    </section>
  )
}

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
