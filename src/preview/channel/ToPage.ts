import type { PreviewSource } from '../../../authoring/PreviewData'
import type { UiThemeName } from '../../theme/uiTheme/UiTheme'

/** How the page is looked at. */
export interface PageView {
  /** Code of the strings file whose texts are put in; undefined shows the keys as written. */
  language: string | undefined
  scheme: 'light' | 'dark'
  uiTheme: UiThemeName
  /** The brand's accent, `#rgb` or `#rrggbb`. */
  accentColor: string
  /** Whether hidden fields are drawn, with the reason. */
  showsHidden: boolean
}

/** What the workshop tells the page: what to draw, and what to do with it. */
export type ToPage =
  /** `revision` is another number whenever the files are others. */
  | { kind: 'show'; source: PreviewSource | undefined; revision: number; view: PageView }
  /** Throws everything typed away. */
  | { kind: 'startOver' }
  /** Opens a page that asks for a password. */
  | { kind: 'unlock' }
  /** Brings the spot at a path of the page's JSON into sight and marks it; undefined takes the mark away. */
  | { kind: 'point'; path: (string | number)[] | undefined }
