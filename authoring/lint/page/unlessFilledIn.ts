import type { Severity } from '../../Diagnostic'
import type { LintedPage } from './LintedPage'

/**
 * How bad it is that a page lacks something that plugins may fill in when the page is asked for: nothing to tell where the
 * plugin's program knows the word for it; `unseen` where nobody looked into the program, else `severity`.
 */
export function unlessFilledIn(
  { program }: LintedPage,
  word: string,
  { unseen, severity }: { unseen: Severity; severity: Severity },
): Severity | undefined {
  if (program.has(word)) return undefined
  return program.size === 0 ? unseen : severity
}
