import { belowBase } from '../base'

/**
 * An address that may be opened, or why it may not: `scheme` is not http or https, `invalid` is no address at
 * all.
 */
export type SafeAddress = { ok: true; href: string } | { ok: false; reason: 'scheme' | 'invalid' }

/** A path, of whichever host. */
const isPath = (address: string) => /^\s*\/(?!\/)/.test(address)

/**
 * Judges an address that a device sent. Only http and https are ever opened, so no `javascript:`, `data:`,
 * `file:` or app scheme, however it is dressed up. A relative address is read against `base`; without one it
 * is invalid.
 */
export const parseSafeAddress = (
  address: unknown,
  { base }: { base?: string | undefined } = {},
): SafeAddress => {
  if (typeof address !== 'string' || address.trim() === '') return { ok: false, reason: 'invalid' }
  try {
    const url = isPath(address) ? belowBase(new URL(address, base)) : new URL(address, base)
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
    return isWeb ? { ok: true, href: url.href } : { ok: false, reason: 'scheme' }
  } catch {
    return { ok: false, reason: 'invalid' }
  }
}

/**
 * Opens an address that a device sent, if it is safe: in a new window that learns nothing of this one, or in
 * this window. Returns the judgement, so that the caller can say why nothing happened.
 */
export const openAddress = (address: unknown, target: 'new' | 'same', view: Window = window): SafeAddress => {
  const safe = parseSafeAddress(address, { base: view.location.href })
  if (!safe.ok) return safe
  if (target === 'new') view.open(safe.href, '_blank', 'noopener,noreferrer')
  else view.location.assign(safe.href)
  return safe
}

const shape =
  /^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|[a-z]{3,20}|(rgb|hsl)a?\([\d\s.,%/]+(deg)?[\d\s.,%/]*\))$/i

/** A colour that a device sent, if it is nothing but a CSS colour; undefined otherwise. */
export const safeColor = (color: unknown): string | undefined => {
  if (typeof color !== 'string') return undefined
  // No colour is longer; a text of many digits would be looked at for seconds.
  if (color.length > 100) return undefined
  const text = color.trim()
  if (!shape.test(text)) return undefined
  return typeof CSS === 'undefined' || !CSS.supports || CSS.supports('color', text) ? text : undefined
}
