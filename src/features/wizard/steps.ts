import { type ComponentType, useMemo } from 'react'
import type { Outcome, Step } from '../../../machines/wizard.machine'
import type { SendOutcome } from '../../device'
import { laterDocumentValidators } from '../../../schemas/generated/laterDocumentValidators'
import type { Brand, WizardBrand, PushWizardSteps } from '../../../schemas/generated/types'
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
