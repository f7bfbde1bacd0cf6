import type { Methods } from './Methods'
import { appearanceMethods } from './appearanceMethods'
import { bluetoothMethods } from './bluetoothMethods'
import { cdMethods } from './cdMethods'
import { demonstrationMethods } from './demonstrationMethods'
import { gpiosMethods } from './gpiosMethods'
import { lightMethods } from './lightMethods'
import { networkMethods } from './networkMethods'
import { systemMethods } from './systemMethods'

/** Methods by the plugin's `category/name`. */
export const allMethods: ReadonlyMap<string, Methods> = new Map([
  ['system_controller/system', systemMethods],
  ['system_controller/network', networkMethods],
  ['miscellanea/appearance', appearanceMethods],
  ['music_service/cd_controller', cdMethods],
  ['system_controller/gpios', gpiosMethods],
  ['system_controller/lightcontrol', lightMethods],
  ['audio_interface/bluetooth', bluetoothMethods],
  ['miscellanea/demonstration', demonstrationMethods],
])
