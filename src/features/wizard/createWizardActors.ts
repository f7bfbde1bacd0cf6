import { fromCallback, fromPromise } from 'xstate'
import type { AskOrder, Ending, Outcome, Step, WizardEvent } from '../../../machines/wizard.machine'
import type { PushWizardSteps } from '../../../schemas/generated/types'
import type { Device } from '../../device'
import type { FormValues } from '../../renderer'
import { enterStep } from './enterStep'
import { outcomeOf } from './outcomeOf'
import { saveStep } from './saveStep'

interface Tools {
  device: Device
  /** The steps that are shown, of those that were pushed. */
  toSteps: (pushed: PushWizardSteps) => Step[]
}

const isValues = (values: unknown): values is FormValues => typeof values === 'object' && values !== null

/** The actors of the wizard machine on a player [D7-65 D7-67 D7-68]. */
export function createWizardActors({ device, toSteps }: Tools) {
  return {
    follow: fromCallback<AskOrder>(({ sendBack, receive }) => {
      const tell = (event: WizardEvent) => sendBack(event)
      const stops = [
        device.on('pushWizardSteps', (pushed) => tell({ type: 'steps.pushed', steps: toSteps(pushed) })),
        device.on('closeWizard', () => tell({ type: 'wizard.closed' })),
        device.on('closeOnboardingWizard', () => tell({ type: 'wizard.closed' })),
        device.keepAsking('getWizardSteps'),
      ]
      receive(() => device.send('getWizardSteps'))
      return () => {
        for (const stop of stops) stop()
      }
    }),
    enter: fromCallback<AskOrder, { step: Step | undefined }>(({ input: { step }, sendBack, receive }) => {
      if (!step) return undefined
      const { askAgain, leave } = enterStep(device, step, () => sendBack({ type: 'step.answered' }))
      receive(askAgain)
      return leave
    }),
    save: fromPromise<Outcome, { step: Step | undefined; values: unknown }>(({ input: { step, values } }) =>
      Promise.resolve(step && isValues(values) ? saveStep(device, step, values) : 'sent'),
    ),
    end: fromPromise<Outcome, { action: Ending }>(({ input: { action } }) =>
      Promise.resolve(outcomeOf(device.send('setWizardAction', { action }))),
    ),
  }
}
