import type { SourceFile } from '../../PluginSource'
import type { JsonNode } from '../../json/JsonNode'

/** A file that is JSON. */
export interface LintedFile {
  file: SourceFile
  root: JsonNode
}

/** A content item that is drawn: not null, not {}. */
export interface LintedItem {
  node: JsonNode
  section: LintedSection
  /** '' where it has none. */
  id: string
  /** Lower case, as the interface compares it; '' where it has none. */
  element: string
  /** Whether it holds a value that a person may change: shown or shown on a condition, not read only. */
  isEditable: boolean
}

/** A section that is an object. */
export interface LintedSection {
  node: JsonNode
  /** '' where it has none. */
  id: string
  /** Name of the block that the interface brings itself; '' for a section drawn from its items. */
  coreSection: string
  items: readonly LintedItem[]
  /** The first item of each id, which is the one that conditions and Save mean. */
  firstOf: ReadonlyMap<string, LintedItem>
  /** The save button unless it is hidden. */
  saveButton: JsonNode | undefined
}

/** The settings page with the parts that rules ask for. */
export interface LintedPage extends LintedFile {
  sections: readonly LintedSection[]
  /** The ids of all items. */
  ids: ReadonlySet<string>
  /** The field that a condition in a section means: in the section first, else the first one on the page. */
  find(id: string, from: LintedSection): LintedItem | undefined
  /** Words of the plugin's program; none where nobody looked into it. */
  program: ReadonlySet<string>
  /** Ids of fields that a condition looks at. */
  conditionFields: ReadonlySet<string>
}
