import type { Severity } from '../Diagnostic'
import type { SourceFile } from '../PluginSource'
import type { JsonNode } from '../json/JsonNode'
import type { LintedPlugin } from './LintedPlugin'

/** One thing that a rule found. */
export interface Finding {
  file: SourceFile
  /** What is wrong: a value, or offsets where the file is no JSON. Of an object or list its name is marked, or its id. */
  at: JsonNode | { start: number; end: number }
  /** Marks the name of the member instead of its value. */
  on?: 'key'
  /** Where it is not the usual one of the rule. */
  severity?: Severity
  message: string
  hint?: string
}

/** A rule: what it is called, how bad it usually is, and how it looks. */
export interface Rule {
  /** Also the name of its page in docs/lint. */
  name: string
  severity: Severity
  /** In one line what it finds, for lists of rules. */
  summary: string
  check(plugin: LintedPlugin, report: (finding: Finding) => void): void
}
