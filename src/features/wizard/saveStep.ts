import type { Outcome, Step } from '../../../machines/wizard.machine'
import type { Device } from '../../device'
import type { FormValues } from '../../renderer'
import { outcomeOf } from './outcomeOf'
import { stepKind } from './steps'

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
 * Saves what the fields of a step hold [D4-26]. A step without fields, and a field in which nothing was chosen, have
 * nothing to save. The language is followed by the question for Wi-Fi networks, which the player then tells in it.
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
      return outcomeOf(device.send('setDeviceName', { name: String(values['name']).trim() }))
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
