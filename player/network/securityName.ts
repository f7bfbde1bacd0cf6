import type { WirelessNetwork } from '../../schemas/generated/types'

/** Security in small letters, e.g. `wpa2`, whether it comes as a text or as an object with a label; empty for a hot spot. */
export function securityName(security: WirelessNetwork['security']): string {
  return (typeof security === 'object' ? (security.label ?? '') : (security ?? '')).toLowerCase()
}
