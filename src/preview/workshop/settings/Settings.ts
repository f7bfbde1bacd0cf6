import type { UiThemeName } from '../../../theme/uiTheme/UiTheme'
import type { WidthName } from '../stage/widths'

/** The panels beside the page. */
export const panelNames = ['diagnostics', 'fields', 'sends', 'log'] as const

/** How the workshop is set up. */
export interface Settings {
  width: WidthName
  scheme: 'light' | 'dark'
  uiTheme: UiThemeName
  /** Code of a strings file; '' shows the keys as written. */
  language: string
  showsHidden: boolean
  panel: (typeof panelNames)[number]
}

/** What somebody has chosen of it; as long as no language is, it is the first that there is. */
export interface ChosenSettings extends Omit<Settings, 'language'> {
  language?: string
}
