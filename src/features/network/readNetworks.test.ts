import { expect, it } from 'vitest'
import type { WirelessNetwork } from '../../../schemas/generated/types'
import { readNetworks, securityOf } from './useWifi'
import { signalArcs } from './NetworkRow'

const names = (...available: WirelessNetwork[]) => readNetworks({ available }).map(({ ssid }) => ssid)

it('[D3-45] puts the strongest first and keeps the player’s order among equals', () => {
  expect(
    names(
      { ssid: 'weak', signal: 1 },
      { ssid: 'one', signal: 4 },
      { ssid: 'silent' },
      { ssid: 'other', signal: 4 },
      { ssid: 'strong', signal: 5 },
    ),
  ).toEqual(['strong', 'one', 'other', 'weak', 'silent'])
})

it('draws the access points of one network as one row with the best signal, other security as another', () => {
  const rows = readNetworks({
    available: [
      { ssid: 'Attic', signal: 2, security: 'wpa2' },
      { ssid: 'Attic', signal: 5, security: { label: 'WPA2' } },
      { ssid: 'Attic', signal: 3, security: 'open' },
    ],
  })
  expect(rows.map(({ signal, isSecured }) => [signal, isSecured])).toEqual([
    [3, true],
    [2, false],
  ])
  expect(new Set(rows.map(({ key }) => key)).size).toBe(2)
})

it('leaves networks without a name to the manual entry', () => {
  expect(names({ ssid: '', signal: 5, security: 'wpa2' }, { signal: -1, manual: true })).toEqual([])
})

it.each([
  ['open', { security: 'open' }, { word: 'open', label: '', isSecured: false }],
  ['WEP', { security: 'wep' }, { word: 'wep', label: 'WEP', isSecured: true }],
  ['WPA', { security: 'WPA' }, { word: 'wpa', label: 'WPA', isSecured: true }],
  ['WPA2', { security: 'wpa2' }, { word: 'wpa2', label: 'WPA2', isSecured: true }],
  ['an object', { security: { label: 'WPA2' } }, { word: 'wpa2', label: 'WPA2', isSecured: true }],
  [
    'an object that says open',
    { security: { label: 'Open' } },
    { word: 'open', label: '', isSecured: false },
  ],
  [
    'a word of its own',
    { security: 'WPA2 Enterprise' },
    { word: 'wpa2 enterprise', label: 'WPA2 Enterprise', isSecured: true },
  ],
  ['empty', { security: '' }, { word: '', label: '', isSecured: false }],
  ['an empty object', { security: {} }, { word: '', label: '', isSecured: false }],
  ['missing', {}, { word: '', label: '', isSecured: false }],
  ['a hot spot by its flag', { security: 'wpa2', hotSpot: true }, { word: '', label: '', isSecured: false }],
] satisfies [string, WirelessNetwork, ReturnType<typeof securityOf>][])(
  '[D3-45] [D5-22] [D9-33] reads security that is %s',
  (_name, network, read) => {
    expect(securityOf(network)).toEqual(read)
  },
)

it.each([
  [-1, 'hidden'],
  [-0.5, 'hidden'],
  [undefined, 0],
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 3],
  [5, 3],
  [12, 0],
  [40, 1],
  [70, 2],
  [100, 3],
] as const)('[D2.11-1] [D9-33] shows a signal of %s as %s', (signal, arcs) => {
  expect(signalArcs(signal)).toBe(arcs)
})
