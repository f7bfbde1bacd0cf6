/** How bad: an error does not work on a device, a warning works but not as written, a hint is style. */
export type Severity = 'error' | 'warning' | 'hint'

/** A piece of a file: lines and columns count from 1, the end is behind the last character. */
export interface TextRange {
  line: number
  column: number
  endLine: number
  endColumn: number
}

/** One thing that is wrong with what an author wrote. */
export interface Diagnostic {
  /** Name of the rule, which is the name of its page in docs/lint too, e.g. `repeated-id`. */
  rule: string
  severity: Severity
  /** What is wrong, in one sentence. */
  message: string
  /** How to mend it. */
  hint?: string
  /** The file as `PluginSource` names it. */
  file: string
  range: TextRange
  /** Where in the file's JSON, e.g. `['sections', 0, 'content', 2, 'id']`; empty when the file is no JSON. */
  path: (string | number)[]
}
