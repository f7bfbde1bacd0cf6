import type { TFunction } from 'i18next'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { fromCallback } from 'xstate'
import type { ContentItem } from '../../../schemas/generated/types'
import { useTranslation } from '../../i18n/TranslationProvider'
import {
  activationMachine,
  type ActivationEvent,
  type ActivationTag,
} from '../../../machines/activation.machine'
import { useDevice, useTopic, type Device } from '../../device'
import { textIn, useBuiltForm, type BuiltForm, type FormValues } from '../../renderer'
import type { Outcome, Step } from '../../../machines/wizard.machine'
import { outcomeOf, stepKind } from './steps'

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
