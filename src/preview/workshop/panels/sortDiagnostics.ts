import type { Diagnostic, Severity } from '../../../../authoring/Diagnostic'

const weight: Record<Severity, number> = { error: 0, warning: 1, hint: 2 }

/** The gravest first, those of one severity in the order of files and lines. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted(
    (one, other) =>
      weight[one.severity] - weight[other.severity] ||
      (one.file < other.file ? -1 : one.file > other.file ? 1 : 0) ||
      one.range.line - other.range.line ||
      one.range.column - other.range.column,
  )
}
