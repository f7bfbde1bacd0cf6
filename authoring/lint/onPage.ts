import type { JsonNode } from '../json/JsonNode'
import type { LintedPage } from './page/LintedPage'
import type { Finding, Rule } from './Rule'

/** Every value of a tree, each before what it holds. */
export function* walk(node: JsonNode): Generator<JsonNode> {
  yield node
  for (const child of node.children) yield* walk(child)
}

/** A text without the byte order mark that some editors put before it; players skip it, too. */
export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

/** The check of a rule that looks at the page only, and is not asked where that is no JSON. */
export function onPage(
  check: (page: LintedPage, report: (finding: Omit<Finding, 'file'>) => void) => void,
): Rule['check'] {
  return ({ page }, report) => {
    if (page) check(page, (finding) => report({ file: page.file, ...finding }))
  }
}
