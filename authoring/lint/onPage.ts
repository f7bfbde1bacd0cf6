import type { LintedPage } from './page/LintedPage'
import type { Finding, Rule } from './Rule'

/** The check of a rule that looks at the page only, and is not asked where that is no JSON. */
export function onPage(
  check: (page: LintedPage, report: (finding: Omit<Finding, 'file'>) => void) => void,
): Rule['check'] {
  return ({ page }, report) => {
    if (page) check(page, (finding) => report({ file: page.file, ...finding }))
  }
}
