import type { UiThemeName } from '../../../theme/uiTheme/UiTheme'

/** A screen that players are looked at on, in CSS px. */
export interface Screen {
  label: string
  width: number
  height: number
  /** Whether the height is as fixed as the width: nothing is seen below a kiosk. */
  isFixed: boolean
}

/** The screens of the workshop by name. */
export const screens = {
  phone: { label: 'Phone', width: 390, height: 844, isFixed: false },
  tablet: { label: 'Tablet', width: 768, height: 1024, isFixed: false },
  kiosk: { label: 'Kiosk', width: 800, height: 480, isFixed: true },
  desktop: { label: 'Desktop', width: 1280, height: 800, isFixed: false },
} satisfies Record<string, Screen>

/** Name of a screen of the workshop. */
export type WidthName = keyof typeof screens

/** All names, narrowest screen first. */
export const widthNames: readonly WidthName[] = ['phone', 'tablet', 'kiosk', 'desktop']

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
