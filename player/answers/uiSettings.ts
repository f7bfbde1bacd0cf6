import type { PushUiSettings } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'
import { firstBackground } from './firstBackground'

/** How the interface is to look: a colour or a picture, the language, the theme [D3-34]. */
export function uiSettings({ storage }: PlayerContext): PushUiSettings {
  const { color, background } = storage.appearance.value()
  return {
    ...(color === undefined ? { background: background ?? firstBackground } : { color }),
    language: storage.device.value().language,
    theme: 'default',
  }
}
