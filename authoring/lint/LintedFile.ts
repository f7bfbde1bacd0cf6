import type { SourceFile } from '../PluginSource'
import type { JsonNode } from '../json/JsonNode'

/** A file that is JSON. */
export interface LintedFile {
  file: SourceFile
  root: JsonNode
}
