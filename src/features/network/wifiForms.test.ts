import type { TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import type { WifiTarget } from '../../../machines/wifi.machine'
import type { ContentItem, WirelessNetwork } from '../../../schemas/generated/types'
import { createTranslator } from '../../i18n/TranslationProvider'
import { buildWifiForm, manualEntry, type Network } from './buildWifiForm'
import { readNetworks } from './useWifi'
import { toTarget } from './NetworkList'

const t: TFunction = createTranslator().t

function networkOf(pushed: WirelessNetwork): Network {
  const [network] = readNetworks({ available: [{ ssid: 'Attic', ...pushed }] })
  if (!network) throw new Error('no network')
  return network
}

const build = (network: Network, security = '', sent?: WifiTarget) =>
  buildWifiForm(network, { security, sent }, t)
const ids = (items: ContentItem[]) => items.filter(({ hidden }) => hidden !== true).map(({ id }) => id)
const password = (items: ContentItem[]) => items.find(({ id }) => id === 'password')

describe('buildWifiForm', () => {
  it.each([
    ['open', { security: 'open' }, []],
    ['a hot spot', { security: '' }, []],
    ['wep', { security: 'wep' }, ['password']],
    ['wpa', { security: 'wpa' }, ['password']],
    ['wpa2', { security: 'wpa2' }, ['password']],
    ['an object', { security: { label: 'WPA2' } }, ['password']],
  ] satisfies [string, WirelessNetwork, string[]][])(
    '[D5-22] [D9-33] asks for a password only where security is not open: %s',
    (_name, pushed, fields) => {
      expect(ids(build(networkOf(pushed)))).toEqual(fields)
    },
  )

  it('[D2.11-1] asks for name and security of a hidden network, wpa2 first', () => {
    const items = build(manualEntry)
    expect(ids(items)).toEqual(['ssid', 'security', 'password'])
    expect(items[1]).toMatchObject({
      value: { value: 'wpa2', label: 'WPA2' },
      options: [{ value: 'wpa2' }, { value: 'wpa' }, { value: 'wep' }, { value: 'open', label: 'Open' }],
    })
  })

  it('[D5-22] hides the password of a hidden network that is open, and does not lose it', () => {
    const items = build(manualEntry, 'open')
    expect(ids(items)).toEqual(['ssid', 'security'])
    expect(password(items)).toBeDefined()
  })

  it.each([
    ['wpa2', true],
    ['wpa', true],
    ['wep', false],
  ])('holds back a password of %s that is too short: %s', (security, isLimited) => {
    const field = JSON.stringify(password(build(networkOf({ security }))))
    expect(field.includes('"minlength":8')).toBe(isLimited)
  })

  it('comes with what was sent before, and with what the player knows', () => {
    const sent = { ssid: 'Cellar', security: 'wep', password: 'typed', hidden: true }
    const items = build(manualEntry, '', sent)
    expect(items.map(({ value }) => value)).toEqual(['Cellar', { value: 'wep', label: 'WEP' }, 'typed'])
    expect(password(build(networkOf({ security: 'wpa2', password: 'known' })))?.value).toBe('known')
  })
})

describe('[D7-61] toTarget', () => {
  it.each([
    ['wpa2', { security: 'wpa2' }, { security: 'wpa2', password: ' typed ', hidden: false }],
    [
      'an object, sent back as it came',
      { security: { label: 'WPA2' } },
      { security: { label: 'WPA2' }, password: ' typed ', hidden: false },
    ],
    ['open', { security: 'open' }, { security: 'open', password: '', hidden: false }],
    ['a hot spot', { security: '' }, { security: '', password: '', hidden: false }],
    ['hidden', { security: 'wpa', hidden: true }, { security: 'wpa', password: ' typed ', hidden: true }],
  ] satisfies [string, WirelessNetwork, Omit<WifiTarget, 'ssid'>][])('of %s', (_name, pushed, sent) => {
    expect(toTarget(networkOf(pushed), { password: ' typed ' })).toEqual({ ssid: 'Attic', ...sent })
  })

  it('of a hidden network', () => {
    const values = { ssid: 'Cellar', security: { value: 'wep', label: 'WEP' }, password: 'typed' }
    expect(toTarget(manualEntry, values)).toEqual({
      ssid: 'Cellar',
      security: 'wep',
      password: 'typed',
      hidden: true,
    })
    expect(toTarget(manualEntry, { ...values, security: { value: 'open', label: 'Open' } })).toMatchObject({
      security: 'open',
      password: '',
    })
  })
})
