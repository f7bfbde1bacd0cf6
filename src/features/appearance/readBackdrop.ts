import type { PushUiSettings } from '../../../schemas/generated/types'
import { safeColor } from '../../ui/safeColor'
import { backgroundAddress } from './backgroundAddress'

/** What stands behind the panel. */
export type BackdropChoice =
  { kind: 'none' } | { kind: 'color'; color: string } | { kind: 'image'; src: string }

/**
 * The backdrop of the device's UI settings: its image at {origin}/backgrounds/{path} [D3-35], else its colour. What is
 * neither a file name nor a colour counts as none, and so does an image before the player's origin is known.
 */
export const readBackdrop = (
  settings: Pick<PushUiSettings, 'background' | 'color'> | undefined,
  origin: string | undefined,
): BackdropChoice => {
  const path = settings?.background?.path?.trim()
  if (path) {
    if (origin === undefined) return { kind: 'none' }
    return { kind: 'image', src: backgroundAddress(origin, path) }
  }
  const color = safeColor(settings?.color)
  return color === undefined ? { kind: 'none' } : { kind: 'color', color }
}
