import { isSecretKey } from '../../../../device'
import type { NeutralKind } from './Replacement'

const kinds: readonly [NeutralKind, RegExp][] = [
  ['serial', /serial|uuid|(hardware|device|machine|unique|chip|board)id$|^imei$/],
  ['email', /^e?mail(address)?$/],
  ['network', /^e?ssid$|ssidname|networkname/],
  ['hardware', /^mac(address)?$|^bssid$|^hwaddr/],
  ['device', /^(device|player|friendly|room|zone|printer)name$|^friendlyname$/],
  [
    'person',
    /(user|login)(name)?$|^(user|account|owner|author)(name|id)?$|^(first|last|full|display|real|nick)name$|^uploader$/,
  ],
  [
    'host',
    /^(host|hostname|server|servername|domain|domainname|nas|nasname|ip|ipaddress|address|gateway|dns\d*)\d*$/,
  ],
]

/** Names of things in pushes and requests that are about those things. */
const named: readonly [RegExp, NeutralKind][] = [
  [
    /MultiRoom|Multiroom|AudioOutput|DeviceName|InfoShare|ListShares|addShare|editShare|nasCredentials/,
    'device',
  ],
  [/NetworkSharesDiscovery/, 'host'],
]

const plain = (key: string) => key.replaceAll(/[^a-z\d]/gi, '').toLowerCase()

/**
 * What the text under a key is, by the key's name and by the event that it is in; undefined when that says nothing. The
 * key of a payload that is a text itself is the name of its event.
 */
export const kindOfKey = (key: string, event: string): NeutralKind | undefined => {
  const name = plain(key.replace(/^(push|get|set)(?=[A-Z])/, ''))
  if (name === 'name') return named.find(([pattern]) => pattern.test(event))?.[1]
  if (name === 'code' && /activation/i.test(event)) return 'secret'
  if (isSecretKey(name)) return 'secret'
  return kinds.find(([, pattern]) => pattern.test(name))?.[0]
}
