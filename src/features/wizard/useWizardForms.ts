import { useTranslation } from '../../i18n/useTranslation'
import { useTopic } from '../../device'
import { useBuiltForm, type BuiltForm } from '../../renderer'
import { buildExperienceForm } from './forms/buildExperienceForm'
import { buildLanguageForm } from './forms/buildLanguageForm'
import { buildNameForm } from './forms/buildNameForm'
import { buildOutputForm } from './forms/buildOutputForm'

/** The forms of the steps that are saved when they are left. */
export interface WizardForms {
  language: BuiltForm
  name: BuiltForm
  output: BuiltForm
  advancedsettings: BuiltForm
}

/** The form of a step, if it has one that is saved when it is left. */
export const formOf = (forms: WizardForms, kind: string): BuiltForm | undefined => {
  const known: Readonly<Record<string, BuiltForm>> = { ...forms }
  return known[kind]
}

/** Builds the forms from what the player pushes. They live as long as the wizard, so that going back keeps what was typed. */
export function useWizardForms(): WizardForms {
  const { t } = useTranslation()
  return {
    language: useBuiltForm(buildLanguageForm(useTopic('pushAvailableLanguages'), t)),
    name: useBuiltForm(buildNameForm(useTopic('pushDeviceName'), t)),
    output: useBuiltForm(buildOutputForm(useTopic('pushOutputDevices'), t)),
    advancedsettings: useBuiltForm(buildExperienceForm(useTopic('pushExperienceAdvancedSettings'), t)),
  }
}
