import { paths } from '../../src/app/paths'
import type { SessionStep } from './SessionPlayer'

/** An address within the panel; `wizardStep`: the step of the wizard there. */
export interface Place {
  path: string
  wizardStep?: string
}

/** What only one step of the wizard asks for. */
const stepOf: Readonly<Record<string, string>> = {
  getAvailableLanguages: 'language',
  getOutputDevices: 'output',
  getWirelessNetworks: 'network',
  getListShares: 'music',
  getExperienceAdvancedSettings: 'advancedsettings',
  getDeviceActivationStatus: 'devicecode',
  getDonePage: 'done',
}

const pageOf = (payload: unknown): string | undefined => {
  const page: unknown = Reflect.get(Object(payload), 'page')
  return typeof page === 'string' ? page : undefined
}

/**
 * Where the recorded panel was when it sent something; undefined where that says nothing. `current`: the
 * address that the panel is at now, because some questions are asked in several places.
 */
export const toPlace = ({ direction, event, payload }: SessionStep, current: string): Place | undefined => {
  if (direction === 'in' || event === null) return undefined
  const page = pageOf(payload)
  if (event === 'getUiConfig' && page !== undefined) return { path: paths.plugin(page) }
  if (event === 'getWizardSteps') return { path: paths.wizard }
  if (current !== paths.wizard) return undefined
  const wizardStep = event === 'getWizardUiConfig' ? page : stepOf[event]
  return wizardStep === undefined ? undefined : { path: paths.wizard, wizardStep }
}
