import type { PushUiSettings } from '../../../schemas/generated/types'
import { safeColor } from '../../ui/safeColor'

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
    const segments = path
      .split(/[/\\]/)
      .filter((segment) => segment !== '' && segment !== '.' && segment !== '..')
    return { kind: 'image', src: `${origin}/backgrounds/${segments.map(encodeURIComponent).join('/')}` }
  }
  const color = safeColor(settings?.color)
  return color === undefined ? { kind: 'none' } : { kind: 'color', color }
}
