import { toggleInput } from '../commands/toggleInput'
import type { Methods } from './Methods'

/** The Bluetooth input [D7-47]. */
export const bluetoothMethods: Methods = {
  BTpress: ({ player }) =>
    toggleInput(player, { service: 'bluetooth', title: player.say('INPUT.BLUETOOTH') }),
}
