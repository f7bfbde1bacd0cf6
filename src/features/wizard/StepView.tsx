import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from '../../i18n/TranslationProvider'
import { type BuiltForm, useFormValue } from '../../renderer'
import { Fields, StepHead, type FormStepProps, type StepProps, LinkRows, PanelPlace } from './steps/StepParts'
import { type Activation, type StepKind, useWizardBrand, type WizardPanels } from './steps'
import { Notice } from '../../ui/states'
import classes from './steps/StepNote.module.css'
import { usePanelSituation } from '../../ui/panel/PanelSituationContext'
import nameStepClasses from './steps/NameStep.module.css'
import { useTopic } from '../../device'
import type { Donation } from './donation/DonationForm'
import { type MailingList, FollowStep } from './steps/FollowStep'
import { CodeStep, DoneStep } from './steps/CodeStep'
import { LanguageStep } from './steps/LanguageStep'
import type { WizardForms } from './useWizardForms'

/** How many settings the owner wants to see [D2.13-9]. */
const ExperienceStep = ({ form, ...props }: FormStepProps & { form: BuiltForm }) => {
  const { t } = useTranslation()
  return (
    <>
      <StepHead name={props.name} title={t('wizard.advancedsettings.title')} titleId={props.titleId}>
        {t('wizard.advancedsettings.intro')}
      </StepHead>
      <Fields form={form} formId={props.formId} onSubmit={props.onSubmit} />
    </>
  )
}

/** The brand's apps in the stores [D2.13-11]. */
const AppsStep = (props: StepProps) => {
  const { t } = useTranslation()
  const { appLinks = [] } = useWizardBrand()
  return (
    <>
      <StepHead name={props.name} title={t('wizard.apps.title')} titleId={props.titleId}>
        {t('wizard.apps.intro')}
      </StepHead>
      <LinkRows links={appLinks} />
    </>
  )
}

/** Where the sound comes out: a DAC of one's own or another output [D2.13-6]. */
const OutputStep = ({ form, ...props }: FormStepProps & { form: BuiltForm }) => {
  const { t } = useTranslation()
  const hasDac = useFormValue(form, 'i2s') === true
  return (
    <>
      <StepHead name={props.name} title={t('wizard.output.title')} titleId={props.titleId}>
        {t('wizard.output.intro')}
      </StepHead>
      <Fields form={form} formId={props.formId} onSubmit={props.onSubmit} />
      <div role="status" className={classes.note}>
        {hasDac ? <Notice>{t('wizard.output.restart')}</Notice> : null}
      </div>
    </>
  )
}

/** Where the music lies [D2.13-8]. */
const MusicStep = ({ panel: Panel, ...props }: StepProps & { panel: WizardPanels['music'] }) => {
  const { t } = useTranslation()
  return (
    <>
      <StepHead name={props.name} title={t('wizard.music.title')} titleId={props.titleId}>
        {t('wizard.music.intro')}
      </StepHead>
      {Panel ? (
        <PanelPlace>
          {/* The panel's own headings stand below that of a section. */}
          <VisuallyHidden component="h2">{t('wizard.music.drives')}</VisuallyHidden>
          <Panel />
        </PanelPlace>
      ) : null}
    </>
  )
}

/**
 * Whether there is an update, before anything else is set up. What is found opens the updater's modal by
 * itself [D4-19], where it is installed or put off; the step can be passed by at any time. It has no page:
 * players never answer the question for one.
 */
const SoftwareUpdateStep = ({ panel: Panel, ...props }: StepProps & { panel: WizardPanels['update'] }) => {
  const { t } = useTranslation()
  return (
    <>
      <StepHead name={props.name} title={t('wizard.softwareupdate.title')} titleId={props.titleId}>
        {t('wizard.softwareupdate.intro')}
      </StepHead>
      {Panel ? (
        <PanelPlace>
          <Panel />
        </PanelPlace>
      ) : null}
    </>
  )
}

/** The way into a Wi-Fi network [D2.13-7]; says before that the player goes away meanwhile and comes back. */
const NetworkStep = ({ panel: Panel, ...props }: StepProps & { panel: WizardPanels['network'] }) => {
  const { t } = useTranslation()
  const { settings } = usePanelSituation()
  return (
    <>
      <StepHead name={props.name} title={t('wizard.network.title')} titleId={props.titleId}>
        {t('wizard.network.intro')}
      </StepHead>
      <div className={classes.note}>
        <Notice>{t('wizard.network.drop')}</Notice>
      </div>
      {Panel ? (
        <PanelPlace>
          <Panel variant="wizard" persistentWizard={settings.persistentWizard === true} />
        </PanelPlace>
      ) : null}
    </>
  )
}

/**
 * Where a player with this name is found in its network: spaces become hyphens, all in small letters [D9-37].
 */
export const toDeviceAddress = (name: string): string =>
  `${name.trim().replaceAll(/\s/g, '-').toLowerCase()}.local`

/** The name of the player, and the address that it makes [D2.13-5 D9-37]. */
const NameStep = ({ form, ...props }: FormStepProps & { form: BuiltForm }) => {
  const { t } = useTranslation()
  const value = useFormValue(form, 'name')
  const name = typeof value === 'string' ? value.trim() : ''
  return (
    <>
      <StepHead name={props.name} title={t('wizard.name.title')} titleId={props.titleId}>
        {t('wizard.name.intro')}
      </StepHead>
      <Fields form={form} formId={props.formId} onSubmit={props.onSubmit} />
      {name === '' ? null : (
        <div className={nameStepClasses.plate}>
          <span className={nameStepClasses.lamp} aria-hidden />
          <span className={nameStepClasses.name} aria-hidden>
            {name}
          </span>
          <span className={nameStepClasses.label}>{t('wizard.name.address')}</span>
          <output className={nameStepClasses.address}>{toDeviceAddress(name)}</output>
        </div>
      )}
    </>
  )
}

/** What the steps keep for as long as the wizard is open. */
interface StepMemory {
  forms: WizardForms
  activation: Activation
  donation: Donation
  list: MailingList
}

interface Props extends FormStepProps {
  kind: StepKind
  memory: StepMemory
  panels: WizardPanels
  needsAccount: boolean
  onLanguage: (code: string) => void
}

/** The step on screen, unless it is a page of the player. */
export const StepView = ({ kind, memory, panels, needsAccount, onLanguage, ...step }: Props) => {
  const { forms, activation, donation, list } = memory
  const languages = useTopic('pushAvailableLanguages')
  const donePage = useTopic('pushDonePage')
  switch (kind) {
    case 'language':
      return (
        <LanguageStep
          {...step}
          form={forms.language}
          languages={languages}
          browserTags={navigator.languages}
          onLanguage={onLanguage}
        />
      )
    case 'name':
      return <NameStep {...step} form={forms.name} />
    case 'output':
      return <OutputStep {...step} form={forms.output} />
    case 'network':
      return <NetworkStep {...step} panel={panels.network} />
    case 'music':
      return <MusicStep {...step} panel={panels.music} />
    case 'softwareupdate':
      return <SoftwareUpdateStep {...step} panel={panels.update} />
    case 'advancedsettings':
      return <ExperienceStep {...step} form={forms.advancedsettings} />
    case 'devicecode':
      return <CodeStep {...step} activation={activation} />
    case 'apps':
      return <AppsStep {...step} />
    case 'follow':
      return <FollowStep {...step} list={list} />
    case 'done':
      return <DoneStep {...step} page={donePage} donation={donation} needsAccount={needsAccount} />
    case 'plugin':
    case 'unknown':
      return null
  }
}
