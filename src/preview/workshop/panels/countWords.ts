import type { Diagnostic, Severity } from '../../../../authoring/Diagnostic'

const severities: readonly Severity[] = ['error', 'warning', 'hint']

/** How many diagnostics of each severity there are: `2 errors, 1 hint`. */
export function countWords(diagnostics: readonly Diagnostic[]): string {
  const parts = severities.flatMap((severity) => {
    const count = diagnostics.filter((one) => one.severity === severity).length
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? '' : 's'}`]
  })
  return parts.length === 0 ? 'Nothing to mend' : parts.join(', ')
}
