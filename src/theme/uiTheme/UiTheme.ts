/** Names of the UI themes [D1-16]. */
export const uiThemeNames = ['modern', 'classic', 'opera'] as const
export type UiThemeName = (typeof uiThemeNames)[number]

/** A folder under `/app/themes/`. */
export type UiThemeFolder = 'modern' | 'classic'

/** What sets a UI theme apart: flags for the parts of the shell and of the screens, which are the same otherwise [D1-16]. */
export interface UiTheme {
  name: UiThemeName
  /** Where its UI settings file and its static pages are [D7-2 D2.16-2]. */
  folder: UiThemeFolder
  /** Whether the player can be restarted from here [D6-7]. */
  hasRestart: boolean
}

const modern: UiTheme = { name: 'modern', folder: 'modern', hasRestart: true }

/** The UI themes: the newer one, the older one, and the newer one without what 'opera' hides. */
export const uiThemes: Readonly<Record<UiThemeName, UiTheme>> = {
  modern,
  classic: { ...modern, name: 'classic', folder: 'classic' },
  opera: { ...modern, name: 'opera', hasRestart: false },
}
