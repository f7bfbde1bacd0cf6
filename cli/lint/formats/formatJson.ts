import { countSeverities } from '../countSeverities'
import type { LintReport } from '../LintReport'

/** Findings for programs, as `authoring/Diagnostic.ts` describes them, with how many there are. */
export function formatJson({ diagnostics, pages }: LintReport): string {
  const { error, warning, hint } = countSeverities(diagnostics)
  return JSON.stringify({ pages, errors: error, warnings: warning, hints: hint, diagnostics }, null, 2)
}
