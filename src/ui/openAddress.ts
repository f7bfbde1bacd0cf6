import { parseSafeAddress, type SafeAddress } from './safeAddress'

/**
 * Opens an address that a device sent, if it is safe: in a new window that learns nothing of this one, or in this
 * window. Returns the judgement, so that the caller can say why nothing happened.
 */
export const openAddress = (address: unknown, target: 'new' | 'same', view: Window = window): SafeAddress => {
  const safe = parseSafeAddress(address, { base: view.location.href })
  if (!safe.ok) return safe
  if (target === 'new') view.open(safe.href, '_blank', 'noopener,noreferrer')
  else view.location.assign(safe.href)
  return safe
}
