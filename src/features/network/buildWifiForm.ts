import type { TFunction } from 'i18next'
import type { WifiTarget } from '../../../machines/wifi.machine'
import type { ContentItem } from '../../../schemas/generated/types'
import type { Network } from './Network'

/** Ids of the form's fields. */
export const wifiFields = { ssid: 'ssid', security: 'security', password: 'password' } as const

/** What the manual entry offers [D9-33], the usual one first. */
const securities = ['wpa2', 'wpa', 'wep', 'open'] as const

interface WifiFormState {
  /** What the select of the manual entry holds; '' for a listed network or before it was touched. */
  security: string
  /** What was sent to this network before in vain, so that it can be mended. */
  sent: WifiTarget | undefined
}

/**
 * The form of a network as page data [D2.11-1]: the password where one is needed [D5-22], and for a hidden network its name
 * and security. Empty for a network that is open.
 */
export function buildWifiForm(
  network: Network,
  { security, sent }: WifiFormState,
  t: TFunction,
): ContentItem[] {
  const chosen = network.isManual ? security || securityWord(sent) || network.security : network.security
  const needsPassword = network.isManual ? chosen !== 'open' : network.isSecured
  const password: ContentItem = {
    id: wifiFields.password,
    element: 'input',
    type: 'password',
    label: t('network.wifi.password'),
    value: sent?.password ?? network.pushed.password ?? '',
    hidden: !needsPassword,
    attributes: [
      { required: true },
      // No network of WPA has a shorter one, and a player that writes one down may lose its own network by it.
      ...(chosen.startsWith('wpa') ? [{ minlength: 8 }] : []),
      { autocomplete: 'off' },
    ],
  }
  if (!network.isManual) return needsPassword ? [password] : []
  return [
    {
      id: wifiFields.ssid,
      element: 'input',
      type: 'text',
      label: t('network.wifi.name'),
      value: sent?.ssid ?? '',
      attributes: [{ required: true }, { maxlength: 32 }],
    },
    {
      id: wifiFields.security,
      element: 'select',
      label: t('network.wifi.security'),
      value: option(securities.find((one) => one === chosen) ?? 'wpa2', t),
      options: securities.map((one) => option(one, t)),
    },
    password,
  ]
}

function securityWord(sent: WifiTarget | undefined): string {
  return typeof sent?.security === 'string' ? sent.security : ''
}

function option(value: (typeof securities)[number], t: TFunction): { value: string; label: string } {
  return { value, label: value === 'open' ? t('network.wifi.open') : value.toUpperCase() }
}
