import { useContext, useState } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useDialogs } from '../../ui/dialogs/Dialogs'
import { UnsavedEditsContext } from '../../ui/unsavedEdits/UnsavedEdits'
import type {
  ContentItem,
  PushExperienceAdvancedSettings,
  PushAvailableLanguages,
  PushOutputDevices,
} from '../../../schemas/generated/types'
import { useTopic } from '../../device'
import { useBuiltForm, type BuiltForm } from '../../renderer'

/** Why a step is not left. */
export type StepProblem = 'fields' | 'unsaved'

/**
 * How a step is left: on, whose edits are to be saved; back, where what breaks a limit waits in its field;
 * out, without saving.
 */
export type Way = 'on' | 'back' | 'out'

/**
 * Takes care of what was changed on a page of the player before its step is left: it is saved as its own
 * button would, and where that cannot be, somebody is asked. `mayLeave` resolves to whether the step may go.
 */
export function useStepEdits() {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  const edits = useContext(UnsavedEditsContext)
  const [problem, setProblem] = useState<StepProblem>()
  const mayLeave = async (way: Way): Promise<boolean> => {
    setProblem(undefined)
    if (!edits.exist()) return true
    const outcome = way === 'out' ? 'none' : await edits.save()
    if (outcome === 'saved' || (outcome === 'invalid' && way === 'back')) return true
    if (outcome !== 'none') {
      setProblem(outcome === 'invalid' ? 'fields' : 'unsaved')
      return false
    }
    const isGivenUp = await dialogs.confirm({
      title: t('leave.title'),
      message: t('leave.message'),
      confirmLabel: t('leave.discard'),
      isDangerous: true,
    })
    if (isGivenUp) edits.giveUp()
    return isGivenUp
  }
  return { problem, mayLeave }
}

/** How many settings the owner wants to see [D2.13-9 D3-59]; nothing before the levels are known. */
export const buildExperienceForm = (
  experience: PushExperienceAdvancedSettings | undefined,
  t: TFunction,
): ContentItem[] => {
  if (!experience) return []
  const options = experience.options.flatMap(({ id, label }) =>
    id === undefined ? [] : [{ value: id, label: label ?? String(id) }],
  )
  const value = options.find((option) => option.value === experience.status?.id) ?? null
  return [{ id: 'level', element: 'select', label: t('wizard.advancedsettings.label'), value, options }]
}

/** The languages of the player as a choice [D2.13-4 D3-56]; nothing before they are known. */
export const buildLanguageForm = (
  languages: PushAvailableLanguages | undefined,
  t: TFunction,
): ContentItem[] => {
  if (!languages) return []
  const options = languages.available
    .filter(({ code = '' }) => code !== '')
    .map(({ code = '', language }) => ({ value: code, label: language ?? code }))
  const chosen = languages.defaultLanguage?.code
  const value = options.find((option) => option.value === chosen) ?? null
  return [{ id: 'language', element: 'select', label: t('wizard.language.label'), value, options }]
}

/** A name is a part of the player's address, which the network limits to 63 letters (RFC 1035). */
const longest = 63

/** The name of the player [D2.13-5 D3-57]; it may not be empty [D5-19]. */
export const buildNameForm = (name: string | undefined, t: TFunction): ContentItem[] => [
  {
    id: 'name',
    element: 'input',
    type: 'text',
    label: t('wizard.name.label'),
    value: name ?? '',
    attributes: [
      { required: true },
      { maxlength: longest },
      // Not only spaces: nothing would be left of it in the address.
      { pattern: '.*\\S.*' },
      { title: t('wizard.name.rule') },
    ],
  },
]

type Device = { id?: string; name?: string }

const toOptions = (devices: readonly Device[]) =>
  devices
    .filter(({ id = '', name = '' }) => id !== '' || name !== '')
    .map(({ id = '', name = '' }) => ({ value: id || name, label: name || id }))

/**
 * Where the sound comes out [D2.13-6 D3-58]: a switch for a DAC of one's own, and below it the DACs or the
 * other outputs. A player that knows no DACs is not asked about them. Nothing before the outputs are known.
 */
export const buildOutputForm = (outputs: PushOutputDevices | undefined, t: TFunction): ContentItem[] => {
  if (!outputs) return []
  const devices = toOptions(outputs.devices?.available ?? [])
  const active = outputs.devices?.active
  const dacs = toOptions(outputs.i2s?.available ?? [])
  const output: ContentItem = {
    id: 'output',
    element: 'select',
    label: t('wizard.output.output'),
    value: devices.find(({ value, label }) => value === active?.id || label === active?.name) ?? null,
    options: devices,
  }
  if (dacs.length === 0) return [output]
  const dac = outputs.i2s?.active
  return [
    {
      id: 'i2s',
      element: 'switch',
      label: t('wizard.output.hasDac'),
      description: t('wizard.output.dacHint'),
      value: outputs.i2s?.enabled ?? false,
    },
    { ...output, visibleIf: { field: 'i2s', value: false } },
    {
      id: 'dac',
      element: 'select',
      label: t('wizard.output.dac'),
      value: dacs.find(({ value, label }) => label === dac || value === dac) ?? null,
      options: dacs,
      visibleIf: { field: 'i2s', value: true },
    },
  ]
}

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

/**
 * Builds the forms from what the player pushes. They live as long as the wizard, so that going back keeps
 * what was typed.
 */
export function useWizardForms(): WizardForms {
  const { t } = useTranslation()
  return {
    language: useBuiltForm(buildLanguageForm(useTopic('pushAvailableLanguages'), t)),
    name: useBuiltForm(buildNameForm(useTopic('pushDeviceName'), t)),
    output: useBuiltForm(buildOutputForm(useTopic('pushOutputDevices'), t)),
    advancedsettings: useBuiltForm(buildExperienceForm(useTopic('pushExperienceAdvancedSettings'), t)),
  }
}
