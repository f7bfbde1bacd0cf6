import type { Diagnostic } from '../Diagnostic'
import type { PluginSource, SourceFile } from '../PluginSource'
import { JsonNode, Lines } from '../json/JsonNode'
import { markedSpan, readSource } from './readSource'
import { rules } from './rules'
import { withoutMark } from './onPage'

interface LintOptions {
  /** Names of rules that are not asked. */
  off?: ReadonlySet<string>
}

/**
 * What is wrong with a plugin's page and its texts: the page first, then the files of texts by their names,
 * each from its top. Pure, runs in Node and in browsers; never throws, whatever the files hold.
 */
export function lintPlugin(source: PluginSource, { off = new Set() }: LintOptions = {}): Diagnostic[] {
  const plugin = readSource(source)
  const lines = new Map<SourceFile, Lines>()
  const linesOf = (file: SourceFile) => {
    const known = lines.get(file) ?? new Lines(withoutMark(file.text))
    lines.set(file, known)
    return known
  }
  const found: { file: SourceFile; start: number; diagnostic: Diagnostic }[] = []
  for (const rule of rules) {
    if (off.has(rule.name)) continue
    rule.check(plugin, ({ file, at, on, severity = rule.severity, message, hint }) => {
      const { start, end } = at instanceof JsonNode ? markedSpan(at, on) : at
      const [from, to] = [linesOf(file).at(start), linesOf(file).at(end)]
      const range = { ...from, endLine: to.line, endColumn: to.column }
      const path = at instanceof JsonNode ? at.path : []
      const words = { message, ...(hint !== undefined && { hint }) }
      found.push({
        file,
        start,
        diagnostic: { rule: rule.name, severity, ...words, file: file.name, range, path },
      })
    })
  }
  const order = orderOf(source)
  return found
    .sort((a, b) => (order.get(a.file) ?? 0) - (order.get(b.file) ?? 0) || a.start - b.start)
    .map(({ diagnostic }) => diagnostic)
}

function orderOf({ page, strings }: PluginSource): Map<SourceFile, number> {
  const texts = [...strings.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  return new Map([page, ...texts].map((file, place) => [file, place]))
}
