import { uiThemeNames } from '../../../theme/uiTheme/UiTheme'
import { widthNames } from '../stage/widths'
import { panelNames, type ChosenSettings } from './Settings'

const schemes = ['light', 'dark'] as const

const oneOf = <T extends string>(known: readonly T[], word: string | null): T | undefined =>
  known.find((one) => one === word)

/** Settings in the address, so that a link brings them along and a reload keeps them. */
export const settingsInHash = {
  /** Those that an address such as `#width=phone&language=de` names; what it does not name, or misspells, is absent. */
  read(hash: string): Partial<ChosenSettings> {
    const words = new URLSearchParams(hash.replace(/^#/, ''))
    const width = oneOf(widthNames, words.get('width'))
    const scheme = oneOf(schemes, words.get('scheme'))
    const uiTheme = oneOf(uiThemeNames, words.get('theme'))
    const language = words.get('language')
    const panel = oneOf(panelNames, words.get('panel'))
    return {
      ...(width && { width }),
      ...(scheme && { scheme }),
      ...(uiTheme && { uiTheme }),
      ...(language !== null && { language }),
      ...(words.get('hidden') === 'shown' && { showsHidden: true }),
      ...(panel && { panel }),
    }
  },

  write({ width, scheme, uiTheme, language, showsHidden, panel }: ChosenSettings): string {
    const words = new URLSearchParams({ width, scheme, theme: uiTheme, panel })
    if (language !== undefined) words.set('language', language)
    if (showsHidden) words.set('hidden', 'shown')
    return `#${words.toString()}`
  },
}
