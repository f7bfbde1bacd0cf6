import { useTopic } from '../../device'
import type { Activation } from './useActivation'
import type { Donation } from './donation/useDonation'
import type { MailingList } from './mail/useMailingList'
import type { StepKind } from './steps'
import { AppsStep } from './steps/AppsStep'
import { CodeStep } from './steps/CodeStep'
import { DoneStep } from './steps/DoneStep'
import { ExperienceStep } from './steps/ExperienceStep'
import { FollowStep } from './steps/FollowStep'
import { LanguageStep } from './steps/LanguageStep'
import { MusicStep } from './steps/MusicStep'
import { NameStep } from './steps/NameStep'
import { NetworkStep } from './steps/NetworkStep'
import { OutputStep } from './steps/OutputStep'
import { SoftwareUpdateStep } from './steps/SoftwareUpdateStep'
import type { FormStepProps } from './steps/StepProps'
import type { WizardForms } from './useWizardForms'
import type { WizardPanels } from './WizardPanels'

/** What the steps keep for as long as the wizard is open. */
export interface StepMemory {
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
