import type { Diagnostic } from '../../authoring/Diagnostic'

/** What there is to print. */
export interface LintReport {
  diagnostics: readonly Diagnostic[]
  /** How many pages were looked at. */
  pages: number
}
