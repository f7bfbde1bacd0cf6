import { useActorRef, useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { type ComponentType, useMemo, useState } from 'react'
import { fromCallback } from 'xstate'
import {
  type ActivationEvent,
  activationMachine,
  type ActivationTag,
} from '../../../machines/activation.machine'
import type { Outcome, Step } from '../../../machines/wizard.machine'
import { laterDocumentValidators } from '../../../schemas/generated/laterDocumentValidators'
import type { Brand, ContentItem, PushWizardSteps, WizardBrand } from '../../../schemas/generated/types'
import { type Device, type SendOutcome, useDevice, useTopic } from '../../device'
import { useTranslation } from '../../i18n/TranslationProvider'
import { type BuiltForm, type FormValues, textIn, useBuiltForm } from '../../renderer'
import { useBrand } from '../../ui/brand/BrandContext'

/** What other features draw inside steps; a step without its panel has only its words. */
export interface WizardPanels {
  /** Wi-Fi networks and the way into one [D2.13-7]. */
  network?: ComponentType<{ variant: 'wizard'; persistentWizard: boolean }>
  /** Network and USB drives [D2.13-8]. */
  music?: ComponentType
  /** Has the player look for an update, and says what comes of it. */
  update?: ComponentType
  /** A page of the player's, drawn as pages are [D2.10-1]. */
  page: ComponentType<{ pageName: string }>
}

/** The code of the language that a language select holds as its option; undefined while none is chosen. */
export const chosenCode = (value: unknown): string | undefined => {
  const code: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'value') : undefined
  return typeof code === 'string' ? code : undefined
}

/** What became of a request, in the wizard's words. A held one goes out with the next connect. */
export const outcomeOf = (sent: SendOutcome): Outcome => (sent.status === 'refused' ? sent.reason : 'sent')

const parts = [
  'donation',
  'mailingList',
  'appLinks',
  'follow',
  'cryptoDonations',
] as const satisfies readonly (keyof WizardBrand)[]

/**
 * The brand without those parts for the wizard that fail their schema: what is not shown cannot mislead.
 * Which they are is said once.
 */
export const checkWizardBrand = (brand: Brand): Brand => {
  const wrong = parts.filter(
    (part) => brand[part] !== undefined && !laterDocumentValidators.wizardBrand({ [part]: brand[part] }),
  )
  if (wrong.length === 0) return brand
  // oxlint-disable-next-line eslint/no-console -- who sets up a brand looks here first
  console.warn(`brand.json: ${wrong.join(', ')} left out, which the schema does not allow like that`)
  return { ...brand, ...Object.fromEntries(wrong.map((part) => [part, undefined])) }
}

/**
 * The brand with what of it only the wizard and its windows show, which is checked here and not at the start.
 */
export const useWizardBrand = (): Brand => {
  const brand = useBrand()
  return useMemo(() => checkWizardBrand(brand), [brand])
}

/** The steps that this panel knows by name [D2.13-1]. */
export const coreKinds = [
  'language',
  'name',
  'output',
  'network',
  'music',
  'softwareupdate',
  'advancedsettings',
  'devicecode',
  'follow',
  'done',
] as const

/**
 * What a step is: one of ours, the links to the brand's apps, a plugin's page, or a name that nobody here
 * knows.
 */
export type StepKind = (typeof coreKinds)[number] | 'apps' | 'plugin' | 'unknown'

/** What a step is, by what the device says of it. Whichever brand's device it is, '…apps' are its apps. */
export const stepKind = ({ name, type }: Step): StepKind => {
  if (type === 'plugin') return 'plugin'
  const known = coreKinds.find((kind) => kind === name)
  return known ?? (/^[a-z0-9]+apps$/.test(name) ? 'apps' : 'unknown')
}

/** What decides which steps have anything to show. */
interface StepRules {
  appLinks: Brand['appLinks']
  /** Where the brand is to be followed, and its mailing list. */
  follow: Brand['follow']
  mailingList: Brand['mailingList']
  /** A kiosk opens no other windows [D6-5], so apps and addresses are of no use there. */
  isKiosk: boolean
}

/**
 * The steps that are shown, of those that the device pushed: not the ones that it hides or does not name, and
 * none that would have nothing to show here.
 */
export const toSteps = (pushed: PushWizardSteps, rules: StepRules): Step[] =>
  pushed
    .filter(({ name, show }) => name !== undefined && name.trim() !== '' && show !== false)
    .map(({ name = '', type = 'core' }) => ({ name, type }))
    .filter((step) => {
      const kind = stepKind(step)
      if (kind === 'apps') return !rules.isKiosk && (rules.appLinks ?? []).length > 0
      if (kind !== 'follow') return true
      // Sharing alone is no step.
      return !rules.isKiosk && ((rules.follow ?? []).length > 0 || rules.mailingList !== undefined)
    })

/** The code that activates the player [D2.13-10]. */
export const buildCodeForm = (t: TFunction): ContentItem[] => [
  { id: 'code', element: 'input', type: 'text', label: t('wizard.devicecode.label'), value: '' },
]

/** The device code as the wizard shows it [D4-30]. */
export interface Activation {
  form: BuiltForm
  is: (tag: ActivationTag) => boolean
  /** What the player said against the code; '' where it gave no reason. */
  error: string
  /** The player was activated before: what it says of that, its plan and account [D8-11]. */
  already: { message: string; plan: string; email: string } | undefined
  submit: (code: string) => void
}

const judgeBy = (device: Device) =>
  fromCallback<ActivationEvent, { code: string }>(({ input: { code }, sendBack }) => {
    const tell = (event: ActivationEvent) => sendBack(event)
    const stops = [
      device.on('pushDeviceActivationCodeResult', ({ activated, error = '' }) =>
        tell(activated === true ? { type: 'code.accepted' } : { type: 'code.refused', error }),
      ),
      device.onConnection((isConnected) => {
        if (!isConnected) tell({ type: 'link.lost' })
      }),
    ]
    if (device.send('setDeviceActivationCode', { code }).status === 'refused') tell({ type: 'code.unsent' })
    return () => stops.forEach((stop) => stop())
  })

/** Activating the player by a code, for as long as the wizard is open. */
export function useActivation(): Activation {
  const { t } = useTranslation()
  const device = useDevice()
  const [machine] = useState(() => activationMachine.provide({ actors: { judge: judgeBy(device) } }))
  const actor = useActorRef(machine)
  const snapshot = useSelector(actor, (one) => one)
  const status = useTopic('pushDeviceActivationStatus')
  const { message = '', plan = '', email = '' } = status ?? {}
  return {
    form: useBuiltForm(buildCodeForm(t)),
    is: (tag) => snapshot.hasTag(tag) || (tag === 'activated' && status?.activated === true),
    error: snapshot.context.error,
    already: status?.alreadyActivated === true ? { message, plan, email } : undefined,
    submit: (code) => actor.send({ type: 'code.submitted', code: code.trim() }),
  }
}

type Chosen = {
  value: string | number | boolean
  label: string
}

/** The option that a select holds; undefined while nothing was chosen. */
const chosen = (values: FormValues, id: string): Chosen | undefined => {
  const raw = values[id]
  if (typeof raw !== 'object' || raw === null) return undefined
  const { value, label }: { value?: unknown; label?: unknown } = raw
  const isValue = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isValue ? { value, label: typeof label === 'string' ? label : String(value) } : undefined
}

/**
 * Saves what the fields of a step hold [D4-26]. A step without fields, and a field in which nothing was
 * chosen, have nothing to save. The language is followed by the question for Wi-Fi networks, which the player
 * then tells in it.
 */
export const saveStep = (device: Device, step: Step, values: FormValues): Outcome => {
  switch (stepKind(step)) {
    case 'language': {
      const language = chosen(values, 'language')
      if (!language) return 'sent'
      const outcome = outcomeOf(
        device.send('setLanguage', {
          defaultLanguage: { code: String(language.value), language: language.label },
          // The wizard speaks the language already; loading the page anew would only lose the place.
          disallowReload: true,
        }),
      )
      if (outcome === 'sent') device.send('getWirelessNetworks', '')
      return outcome
    }
    case 'name':
      return outcomeOf(device.send('setDeviceName', { name: textIn(values, 'name').trim() }))
    case 'output': {
      const dac = chosen(values, 'dac')
      const output = chosen(values, 'output')
      if (values['i2s'] === true) {
        return dac
          ? outcomeOf(
              device.send('setOutputDevices', {
                i2s: true,
                i2sid: dac,
                output_device: { value: 1, label: dac.label },
              }),
            )
          : 'sent'
      }
      return output
        ? outcomeOf(device.send('setOutputDevices', { i2s: false, output_device: output }))
        : 'sent'
    }
    case 'advancedsettings': {
      const level = chosen(values, 'level')
      // The bare id: an object crashes a player [wire].
      return level ? outcomeOf(device.send('setExperienceAdvancedSettings', level.value)) : 'sent'
    }
    case 'network':
    case 'music':
    case 'softwareupdate':
    case 'devicecode':
    case 'apps':
    case 'follow':
    case 'done':
    case 'plugin':
    case 'unknown':
      return 'sent'
  }
}
