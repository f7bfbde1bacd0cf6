import type { SourceFile } from '../PluginSource'
import type { JsonMistake } from '../json/readJson'
import type { LintedFile } from './LintedFile'
import type { LintedPage } from './page/LintedPage'

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
