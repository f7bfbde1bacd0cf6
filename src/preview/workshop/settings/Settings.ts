import type { WidthName } from '../stage/widths'

/** The panels beside the page. */
export const panelNames = ['diagnostics', 'fields', 'sends', 'log'] as const

/** How somebody has set up the workshop. */
export interface Settings {
  width: WidthName
  scheme: 'light' | 'dark'
  /** Code of a strings file; `''` shows the keys as written. */
  language: string
  showsHidden: boolean
  panel: (typeof panelNames)[number]
}
