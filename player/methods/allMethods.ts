import type { Methods } from './Methods'
import { appearanceMethods } from './appearanceMethods'
import { demonstrationMethods } from './demonstrationMethods'
import { networkMethods } from './networkMethods'
import { systemMethods } from './systemMethods'

/** Methods by the plugin's `category/name`. */
export const allMethods: ReadonlyMap<string, Methods> = new Map([
  ['system_controller/system', systemMethods],
  ['system_controller/network', networkMethods],
  ['miscellanea/appearance', appearanceMethods],
  ['miscellanea/demonstration', demonstrationMethods],
])
