import type { WifiTarget } from '../../../machines/wifi.machine'
import type { FormValues } from '../../renderer'
import { wifiFields } from './buildWifiForm'
import type { Network } from './Network'

/** What is sent for a network and the values of its form [D7-61]; security goes back as the player pushed it. */
export function toTarget(network: Network, values: FormValues): WifiTarget {
  const password = textOf(values[wifiFields.password])
  if (!network.isManual) {
    const { security = '', hidden = false } = network.pushed
    return { ssid: network.ssid, security, password: network.isSecured ? password : '', hidden }
  }
  const security = selectedSecurity(values[wifiFields.security])
  return {
    ssid: textOf(values[wifiFields.ssid]),
    security,
    password: security === 'open' ? '' : password,
    hidden: true,
  }
}

/** The word of the select's option. */
export function selectedSecurity(option: unknown): string {
  return typeof option === 'object' && option !== null ? textOf(Reflect.get(option, 'value')) : textOf(option)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
