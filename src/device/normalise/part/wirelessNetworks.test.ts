import { expect, it } from 'vitest'
import { wirelessNetworks } from '../settingsPushes'

it('takes the newline off a name, but no space that belongs to it', () => {
  expect(
    wirelessNetworks({ available: [{ ssid: 'Attic Wi-Fi\r\n' }, { ssid: ' with spaces  ' }, { ssid: 5 }] }),
  ).toEqual({ available: [{ ssid: 'Attic Wi-Fi' }, { ssid: ' with spaces  ' }, { ssid: '5' }] })
})

it('reads signals and flags that came as texts, and keeps security of either shape', () => {
  expect(
    wirelessNetworks({
      available: [
        { ssid: 'Cellar', signal: '-1', security: { label: 'WPA2' }, hidden: 'true', manual: 1 },
        { ssid: 'Attic', signal: 'strong', security: 'wpa2' },
        null,
      ],
    }),
  ).toEqual({
    available: [
      { ssid: 'Cellar', signal: -1, security: { label: 'WPA2' }, hidden: true, manual: true },
      { ssid: 'Attic', security: 'wpa2' },
    ],
  })
})

it('makes an empty list of a push without one', () => {
  expect(wirelessNetworks({})).toEqual({ available: [] })
})
