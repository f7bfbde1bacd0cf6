import type { TFunction } from 'i18next'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { fromCallback } from 'xstate'
import type { ContentItem } from '../../../schemas/generated/types'
import { useTranslation } from '../../i18n/useTranslation'
import {
  activationMachine,
  type ActivationEvent,
  type ActivationTag,
} from '../../../machines/activation.machine'
import { useDevice, useTopic, type Device } from '../../device'
import { useBuiltForm, type BuiltForm } from '../../renderer'

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
    const stop = device.on('pushDeviceActivationCodeResult', ({ activated, error = '' }) =>
      tell(activated === true ? { type: 'code.accepted' } : { type: 'code.refused', error }),
    )
    if (device.send('setDeviceActivationCode', { code }).status === 'refused') tell({ type: 'code.unsent' })
    return stop
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
