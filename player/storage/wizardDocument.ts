import type { Json } from '../../authoring/json/Json'
import { isJsonObject } from '../../authoring/json/isJsonObject'

/** The steps that the first-run wizard has: all, the few of a bare player, all but the device code, or some that nobody knows. */
export type WizardSteps = 'all' | 'few' | 'without-code' | 'odd'

/** The first-run wizard: whether it is done with, whether it can be left, and its steps. */
export type WizardDocument = { done: boolean; persistent: boolean; steps: WizardSteps }

/** Before the first start. */
export const newWizard: WizardDocument = { done: false, persistent: false, steps: 'all' }

const allSteps = ['all', 'few', 'without-code', 'odd'] as const

/** The document in a file, or undefined when it is none. */
export function readWizard(value: Json): WizardDocument | undefined {
  if (!isJsonObject(value) || typeof value['done'] !== 'boolean') return undefined
  return {
    done: value['done'],
    persistent: value['persistent'] === true,
    steps: allSteps.find((steps) => steps === value['steps']) ?? 'all',
  }
}
