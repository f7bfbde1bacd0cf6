import type { WirelessNetwork } from '../../../schemas/generated/types'

const lettersOnly = /^(wep|wpa[23]?)$/

/** Security of a network: its word in small letters, what it is called, and whether a password is needed [D3-45 D5-22]. */
export function securityOf({ security, hotSpot }: WirelessNetwork): {
  word: string
  label: string
  isSecured: boolean
} {
  const spelled = (typeof security === 'object' ? (security.label ?? '') : (security ?? '')).trim()
  const word = spelled.toLowerCase()
  const isOpen = hotSpot === true || ['', 'open', 'none'].includes(word)
  return {
    word: hotSpot === true ? '' : word,
    label: isOpen ? '' : lettersOnly.test(word) ? word.toUpperCase() : spelled,
    isSecured: !isOpen,
  }
}
