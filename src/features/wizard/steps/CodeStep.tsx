import { Button } from '@mantine/core'
import { IconCircleCheck, IconBookmark } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { useFormValue } from '../../../renderer'
import { Notice } from '../../../ui/states'
import { type Activation, useWizardBrand, type WizardPanels } from '../steps'
import classes from './CodeStep.module.css'
import { Fields, StepHead, type StepProps, PanelPlace } from './StepParts'
import { useDialogs } from '../../../ui/dialogs/Dialogs'
import bookmarkClasses from './Bookmark.module.css'
import type { PushDonePage } from '../../../../schemas/generated/types'
import { DeviceText } from '../../../ui/SafeHtml'
import { usePanelSituation } from '../../../ui/panel/PanelSituationContext'
import { DonationForm, type Donation } from '../donation/DonationForm'
import doneStepClasses from './DoneStep.module.css'
import pageStepClasses from './PageStep.module.css'

interface ActivatedProps {
  title: string
  message: string
  /** A sentence of the account that the code belongs to; empty where there is none. */
  account?: string
}

const Activated = ({ title, message, account = '' }: ActivatedProps) => (
  <div className={classes.activated}>
    <IconCircleCheck size={40} stroke={1.25} className={classes.check} aria-hidden />
    <div>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.message}>{message}</p>
      {account === '' ? null : <p className={classes.message}>{account}</p>}
    </div>
  </div>
)

const CodeForm = ({ activation }: { activation: Activation }) => {
  const { t } = useTranslation()
  const { form, is, error, submit } = activation
  const value = useFormValue(form, 'code')
  const code = typeof value === 'string' ? value.trim() : ''
  const isBusy = is('busy')
  const trySubmit = () => {
    if (code !== '' && !isBusy) submit(code)
  }
  return (
    <>
      <Fields form={form} onSubmit={trySubmit} />
      <div className={classes.actions}>
        <Button variant="default" disabled={code === ''} aria-disabled={isBusy} onClick={trySubmit}>
          {t('wizard.devicecode.validate')}
        </Button>
        <div role="status" className={classes.state}>
          {isBusy ? <Notice>{t('wizard.devicecode.validating')}</Notice> : null}
          {is('refused') ? (
            <Notice kind="error">
              {t('wizard.devicecode.error', { error: error || t('wizard.devicecode.noReason') })}
            </Notice>
          ) : null}
          {is('silent') ? <Notice kind="warning">{t('wizard.devicecode.silent')}</Notice> : null}
          {is('unsent') ? <Notice kind="error">{t('wizard.offline')}</Notice> : null}
        </div>
      </div>
    </>
  )
}

/**
 * The code that came with the player [D2.13-10 D4-30], or what it says of having been activated before
 * [D8-11].
 */
export const CodeStep = ({ activation, ...props }: StepProps & { activation: Activation }) => {
  const { t } = useTranslation()
  const { already, is } = activation
  const account = already?.email ? t('wizard.devicecode.associated', { email: already.email }) : ''
  return (
    <>
      <StepHead name={props.name} title={t('wizard.devicecode.title')} titleId={props.titleId}>
        {already || is('activated') ? undefined : t('wizard.devicecode.intro')}
      </StepHead>
      {already ? (
        <Activated
          title={t('wizard.devicecode.activated')}
          message={[already.message, already.plan].filter(Boolean).join(' ')}
          account={account}
        />
      ) : is('activated') ? (
        <Activated
          title={t('wizard.devicecode.activated')}
          message={t('wizard.devicecode.activatedMessage')}
        />
      ) : (
        <CodeForm activation={activation} />
      )}
    </>
  )
}

/**
 * No browser lets a page set a bookmark, so it says how its user does: by a key [D8-20], or by the menu of a
 * phone.
 */
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

interface DoneStepProps extends StepProps {
  page: PushDonePage | undefined
  donation: Donation
  /** The way out leads over signing up [D4-29]. */
  needsAccount: boolean
}

/**
 * The end: the player's congratulations, and what one may do now [D2.13-13]. A kiosk leads to no other
 * windows [D6-5].
 */
export const DoneStep = ({ page, donation, needsAccount, ...props }: DoneStepProps) => {
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
          <p className={doneStepClasses.title}>
            <DeviceText text={title} />
          </p>
        ) : null}
        {message === '' ? null : <DeviceText text={message} />}
      </StepHead>
      <div className={doneStepClasses.parts}>
        {needsAccount ? <Notice>{t('wizard.final.account')}</Notice> : null}
        {asksForDonation && !isKiosk ? <DonationForm donation={donation} /> : null}
        {isKiosk ? null : <Bookmark />}
      </div>
    </>
  )
}

interface PageStepProps {
  /** Name of the step, which is the page's, too. */
  stepName: string
  /** What is read above the page. */
  name: string
  /** Undefined while another step is on screen. */
  titleId: string | undefined
  isKnown: boolean
  page: WizardPanels['page']
}

/**
 * A page of the player as a step: a plugin's [D2.13-1], or that of a step that this panel does not know, to
 * be passed by.
 */
export const PageStep = ({ stepName, name, titleId, isKnown, page: Page }: PageStepProps) => {
  const { t } = useTranslation()
  return (
    <>
      <p className={pageStepClasses.name} id={titleId} tabIndex={-1} data-wizard-title>
        {name}
      </p>
      <div className={pageStepClasses.page}>
        <PanelPlace>
          <Page pageName={stepName} />
        </PanelPlace>
      </div>
      {isKnown ? null : (
        <div className={pageStepClasses.note}>
          <Notice>{t('wizard.passBy')}</Notice>
        </div>
      )}
    </>
  )
}
