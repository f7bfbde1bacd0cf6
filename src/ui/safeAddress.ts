/** An address that may be opened, or why it may not: `scheme` is not http or https, `invalid` is no address at all. */
export type SafeAddress = { ok: true; href: string } | { ok: false; reason: 'scheme' | 'invalid' }

/**
 * Judges an address that a device sent. Only http and https are ever opened, so no `javascript:`, `data:`, `file:`
 * or app scheme, however it is dressed up. A relative address is read against `base`; without one it is invalid.
 */
export const parseSafeAddress = (
  address: unknown,
  { base }: { base?: string | undefined } = {},
): SafeAddress => {
  if (typeof address !== 'string' || address.trim() === '') return { ok: false, reason: 'invalid' }
  try {
    const url = new URL(address, base)
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
    return isWeb ? { ok: true, href: url.href } : { ok: false, reason: 'scheme' }
  } catch {
    return { ok: false, reason: 'invalid' }
  }
}
