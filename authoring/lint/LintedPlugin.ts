import type { SourceFile } from '../PluginSource'
import type { JsonNode } from '../json/JsonNode'
import type { JsonMistake } from '../json/readJson'

/** A file that is JSON. */
export interface LintedFile {
  file: SourceFile
  root: JsonNode
}

/** What rules look at: the files of a plugin as trees with places. */
export interface LintedPlugin {
  page: LintedFile | undefined
  /** The files of texts by language code. */
  strings: ReadonlyMap<string, LintedFile>
  /** Files that are no JSON. */
  broken: readonly { file: SourceFile; mistake: JsonMistake }[]
}
