import type { SourceFile } from '../PluginSource'
import type { JsonMistake } from '../json/readJson'
import type { LintedFile, LintedPage } from './page/LintedPage'
import type { Severity } from '../Diagnostic'
import type { JsonNode } from '../json/JsonNode'

/** What rules look at: the files of a plugin as trees with places. */
export interface LintedPlugin {
  page: LintedPage | undefined
  /** The files of texts by language code. */
  strings: ReadonlyMap<string, LintedFile>
  /** Words of the plugin's program, where they are known: a text that it names is not unused. */
  words: ReadonlySet<string>
  /** Files that are no JSON. */
  broken: readonly { file: SourceFile; mistake: JsonMistake }[]
}

/** One thing that a rule found. */
export interface Finding {
  file: SourceFile
  /**
   * What is wrong: a value, or offsets where the file is no JSON. Of an object or list its name is marked, or
   * its id.
   */
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
