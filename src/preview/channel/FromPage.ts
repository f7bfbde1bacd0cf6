import type { Effect } from '../report/Effect'
import type { SectionReport } from '../report/SectionReport'

/** How far the page is: nothing to draw, behind its password, left after the password was not given, or open. */
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
