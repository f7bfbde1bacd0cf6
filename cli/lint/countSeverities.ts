import type { Diagnostic, Severity } from '../../authoring/Diagnostic'

/** How many findings there are of each severity. */
export function countSeverities(diagnostics: readonly Diagnostic[]): Record<Severity, number> {
  const counts = { error: 0, warning: 0, hint: 0 }
  for (const { severity } of diagnostics) counts[severity] += 1
  return counts
}
