import type { Effect, SectionReport } from '../report/reportSection'
import type { PreviewSource } from '../../../authoring/PreviewData'
import type { UiThemeName } from '../../theme/uiTheme/UiTheme'

/**
 * How far the page is: nothing to draw, behind its password, left after the password was not given, or open.
 */
export type PagePhase = 'empty' | 'locked' | 'left' | 'open'

/** Why the text that was saved last cannot be drawn: it is no JSON, or JSON that is no page. */
export type PageProblem = 'syntax' | 'noPage'

/** What the page tells the workshop. */
export type FromPage =
  /** Its scripts run; it wants to be told what to draw. */
  | { kind: 'ready' }
  | { kind: 'phase'; phase: PagePhase; problem: PageProblem | undefined; title: string }
  /** All sections by key, in order, and those that changed since the last report. */
  | { kind: 'report'; order: string[]; changed: SectionReport[] }
  /** A button was pressed: what it would have done, unless its question was answered with no. */
  | { kind: 'pressed'; effect: Effect; answer: 'none' | 'yes' | 'no' }
  /** What became of a wish to point at something. */
  | { kind: 'pointed'; outcome: 'shown' | 'hidden' | 'nowhere' }

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
