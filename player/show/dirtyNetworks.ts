import type { Json } from '../../authoring/json/Json'

/** A list of Wi-Fi networks that no interface may fall over: markup in names, values of other types, entries of nothing. */
export const dirtyNetworks: Json = {
  connectedTo: { ssid: 'Attic Wi-Fi' },
  available: [
    null,
    7,
    {},
    { ssid: '<img src=x onerror="document.title=\'pwned\'">', signal: 5, security: 'wpa2' },
    { ssid: 'Signal as a text', signal: '4', security: 'WPA2' },
    { ssid: 'Signal out of scale', signal: 87, security: 'wpa2' },
    { ssid: 'Hidden', signal: -1, security: 'wpa', hidden: 'true', ssidHidden: true },
    { ssid: 'Security nobody knows', signal: 3, security: 'wpa3-sae-pk' },
    { ssid: 'Security is a list', signal: 3, security: ['wpa2'] },
    { ssid: 'A password in the list', signal: 3, security: 'wpa2', password: 'shown to nobody' },
    { ssid: '   ', signal: 2, security: 'open' },
    { ssid: 'constructor', signal: 2, security: { label: null } },
    { ssid: 4711, signal: 2, security: 'open' },
  ],
}
