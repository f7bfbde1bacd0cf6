import type { Device, OwnInput, SendOutcome } from '../../device'

/** Which inputs have a switch, by the UI settings [D2.9-9]. */
export type InputsShown = Readonly<Partial<Record<OwnInput, boolean | undefined>>>

/** The method that presses the switch of an input. */
const switches = {
  analogInput: { endpoint: 'system_controller/gpios', method: 'DASwitchPress' },
  bluetooth: { endpoint: 'audio_interface/bluetooth', method: 'BTpress' },
} as const

/** The call that presses the switch of an input [D7-46 D7-47]: what was on goes off. */
export const pressOf = (name: OwnInput) => ({ ...switches[name], data: '' })

/** Presses the switch of an input. */
export const pressInput = (device: Device, name: OwnInput): SendOutcome =>
  device.send('callMethod', pressOf(name))
