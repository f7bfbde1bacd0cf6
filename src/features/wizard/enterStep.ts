import type { Step } from '../../../machines/wizard.machine'
import type { Device } from '../../device'
import { stepKind } from './steps'

/** What a step on screen needs of the player. */
interface Entry {
  /** Asks once more. */
  askAgain: () => void
  /** The step has left the screen: nobody asks or listens any more. */
  leave: () => void
}

const nothing: Entry = { askAgain: () => undefined, leave: () => undefined }

/** Calls `answered` as soon as the topic has a value; returns the unsubscriber. */
const whenKnown = (
  { topics }: Device,
  event: Parameters<Device['topics']['read']>[0],
  answered: () => void,
): (() => void) => {
  const look = () => {
    if (topics.read(event) !== undefined) answered()
  }
  look()
  return topics.subscribe(event, look)
}

/**
 * Asks for the data of a step while it is on screen, anew after each reconnect [D4-27], and calls `answered` once it is
 * there; at once for a step that needs none to be shown.
 */
export const enterStep = (device: Device, step: Step, answered: () => void): Entry => {
  const follow = (
    ask: 'getAvailableLanguages' | 'getOutputDevices' | 'getExperienceAdvancedSettings' | 'getDonePage',
    topic: Parameters<Device['topics']['read']>[0],
  ): Entry => {
    const stops = [whenKnown(device, topic, answered), device.keepAsking(ask)]
    return { askAgain: () => device.send(ask), leave: () => stops.forEach((stop) => stop()) }
  }
  switch (stepKind(step)) {
    case 'language':
      return follow('getAvailableLanguages', 'pushAvailableLanguages')
    case 'name': {
      const isKnown = device.topics.read('pushDeviceName') !== undefined
      const stops = [whenKnown(device, 'pushDeviceName', answered)]
      if (!isKnown) stops.push(device.keepAsking('getDeviceName'))
      return {
        askAgain: () => device.send('getDeviceName'),
        leave: () => stops.forEach((stop) => stop()),
      }
    }
    case 'output':
      return follow('getOutputDevices', 'pushOutputDevices')
    case 'advancedsettings':
      return follow('getExperienceAdvancedSettings', 'pushExperienceAdvancedSettings')
    case 'devicecode': {
      // Many players never answer this; a code can be entered all the same.
      answered()
      const leave = device.keepAsking('getDeviceActivationStatus')
      return { ...nothing, leave }
    }
    case 'done':
      return follow('getDonePage', 'pushDonePage')
    case 'network':
    case 'music':
    case 'softwareupdate':
    case 'apps':
    case 'follow':
    case 'plugin':
    case 'unknown':
      answered()
      return nothing
  }
}
