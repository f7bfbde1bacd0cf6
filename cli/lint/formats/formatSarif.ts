import type { Diagnostic, Severity } from '../../../authoring/Diagnostic'
import type { Rule } from '../../../authoring/lint/Rule'
import type { LintReport } from '../LintReport'

/** What SARIF calls our severities. */
const levels: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', hint: 'note' }

interface SarifParts {
  rules: readonly Rule[]
  /** The page of documentation of each rule, as Markdown, where it is at hand. */
  pages: ReadonlyMap<string, string | undefined>
  /** Version of the command. */
  version: string | undefined
}

/** Findings as SARIF 2.1.0, which forges show beside the lines. */
export function formatSarif({ diagnostics }: LintReport, { rules, pages, version }: SarifParts): string {
  const places = new Map(rules.map(({ name }, place) => [name, place]))
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'faceplate',
            ...(version !== undefined && { version }),
            rules: rules.map((rule) => describe(rule, pages)),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((diagnostic) => result(diagnostic, places)),
      },
    ],
  }
  return JSON.stringify(log, null, 2)
}

function describe({ name, summary, severity }: Rule, pages: ReadonlyMap<string, string | undefined>) {
  const markdown = pages.get(name)
  return {
    id: name,
    shortDescription: { text: summary },
    help: { text: summary, ...(markdown !== undefined && { markdown }) },
    defaultConfiguration: { level: levels[severity] },
  }
}

function result(
  { rule, severity, message, hint, file, range }: Diagnostic,
  places: ReadonlyMap<string, number>,
) {
  const { line, column, endLine, endColumn } = range
  return {
    ruleId: rule,
    ruleIndex: places.get(rule) ?? -1,
    level: levels[severity],
    message: { text: hint === undefined ? message : `${message} ${hint}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: toUri(file) },
          region: { startLine: line, startColumn: column, endLine, endColumn },
        },
      },
    ],
  }
}

/** A path as SARIF wants it: slashes, and everything that an address cannot hold escaped. */
function toUri(path: string): string {
  return path.split(/[\\/]/).map(encodeURIComponent).join('/')
}
