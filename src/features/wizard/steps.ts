import type { Step } from '../../../machines/wizard.machine'
import type { Brand, PushWizardSteps } from '../../../schemas/generated/types'

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

/** What a step is: one of ours, the links to the brand's apps, a plugin's page, or a name that nobody here knows. */
export type StepKind = (typeof coreKinds)[number] | 'apps' | 'plugin' | 'unknown'

/** What a step is, by what the device says of it. Whichever brand's device it is, '…apps' are its apps. */
export const stepKind = ({ name, type }: Step): StepKind => {
  if (type === 'plugin') return 'plugin'
  const known = coreKinds.find((kind) => kind === name)
  return known ?? (/^[a-z0-9]+apps$/.test(name) ? 'apps' : 'unknown')
}

/** What decides which steps have anything to show. */
export interface StepRules {
  appLinks: Brand['appLinks']
  /** Where the brand is to be followed, and its mailing list. */
  follow: Brand['follow']
  mailingList: Brand['mailingList']
  /** A kiosk opens no other windows [D6-5], so apps and addresses are of no use there. */
  isKiosk: boolean
}

/**
 * The steps that are shown, of those that the device pushed: not the ones that it hides or does not name, and none that
 * would have nothing to show here.
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
