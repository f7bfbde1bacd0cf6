import type { PushUiSettings } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'

/** How the interface is to look: a colour, a picture or, until one is chosen, neither; the language, the theme, which is the brand's [D3-34]. */
export function uiSettings({ storage, brand }: PlayerContext): PushUiSettings {
  const { color, background } = storage.appearance.value()
  return {
    ...(color === undefined ? background && { background } : { color }),
    language: storage.device.value().language,
    theme: brand.theme ?? 'default',
    ...(storage.tools.value().inputs && {
      sideMenu: { checkboxes: { analogInput: true, bluetooth: true, light: true } },
    }),
    ...(storage.wizard.value().persistent && { persistentWizard: true }),
  }
}
