import { createContext, useContext } from 'react'

/** Names of the UI themes [D1-16]. */
export const uiThemeNames = ['modern', 'classic', 'opera'] as const
export type UiThemeName = (typeof uiThemeNames)[number]

/** A folder under `/app/themes/`. */
export type UiThemeFolder = 'modern' | 'classic'

/**
 * What sets a UI theme apart: flags for the parts of the shell and of the screens, which are the same
 * otherwise [D1-16].
 */
export interface UiTheme {
  name: UiThemeName
  /** Where its UI settings file and its static pages are [D7-2 D2.16-2]. */
  folder: UiThemeFolder
  /** Static pages that its folder has in the place of those that come with the panel. */
  ownPages: readonly string[]
  /** Whether the player can be restarted from here [D6-7]. */
  hasRestart: boolean
  /**
   * Whether wide screens have the menu at their side; where there is none, a tab bar leads from screen to
   * screen [D2.3-1].
   */
  hasRail: boolean
  /**
   * Where else than in the middle of the playback screen the player is led from: a footer elsewhere, or a bar
   * there.
   */
  playerBar: 'footer' | 'playbackTabs'
  /** Whether it has a screen to come home to [D2.2-10]. */
  hasHome: boolean
  /** Whether the icon of the page says how it plays [D2.3-7]. */
  changesFavicon: boolean
  /** Moves through a track by a bar, or by a knob [D2.4-2 D2.4-4]. */
  seekControl: 'bar' | 'knob'
  /** Whether steps of 15 s stand in place of previous and next where a track is led so [D2.4-6]. */
  hasSkipsInPlace: boolean
  /** Whether shuffle and repeat stand beside the player buttons [D2.4-8]. */
  hasModes: boolean
}

const modern: UiTheme = {
  name: 'modern',
  folder: 'modern',
  ownPages: [],
  hasRestart: true,
  hasRail: true,
  playerBar: 'footer',
  hasHome: true,
  changesFavicon: true,
  seekControl: 'bar',
  hasSkipsInPlace: false,
  hasModes: true,
}

/** The UI themes: the newer one, the older one, and the newer one without what 'opera' hides. */
export const uiThemes: Readonly<Record<UiThemeName, UiTheme>> = {
  modern,
  classic: {
    ...modern,
    name: 'classic',
    folder: 'classic',
    hasRail: false,
    playerBar: 'playbackTabs',
    hasHome: false,
    changesFavicon: false,
    seekControl: 'knob',
    hasSkipsInPlace: true,
    hasModes: false,
  },
  opera: { ...modern, name: 'opera', hasRestart: false },
}

/**
 * The UI theme that the first of some values names which names one, as players and brands write them: the
 * brand word with a 3 is the newer one, the brand word alone the older one [D1-16 D9-39]; the names of the
 * house are understood, too. Players that have no wish say 'default', which names none. The newer one where
 * none does.
 */
export function readUiTheme(brandWord: string, ...values: (string | undefined)[]): UiTheme {
  const named: Readonly<Record<string, UiTheme>> = {
    ...uiThemes,
    [brandWord]: uiThemes.classic,
    [`${brandWord}3`]: uiThemes.modern,
  }
  const value = values.find((one) => one !== undefined && Object.hasOwn(named, one))
  return (value !== undefined && named[value]) || uiThemes.modern
}

/** The UI theme in force; the newer one where nobody says. */
export const UiThemeContext = createContext<UiTheme>(uiThemes.modern)

/** The UI theme in force. */
export const useUiTheme = (): UiTheme => useContext(UiThemeContext)
