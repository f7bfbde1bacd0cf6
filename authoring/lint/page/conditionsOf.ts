import type { JsonNode } from '../../json/JsonNode'
import type { LintedItem, LintedPage, LintedSection } from './LintedPage'

/** A visibleIf, and the item whose it is, unless it is the save button's. */
interface LintedCondition {
  condition: JsonNode
  section: LintedSection
  item?: LintedItem
}

/** The conditions of a page that the interface reads. */
export function conditionsOf({ sections }: LintedPage): LintedCondition[] {
  return sections.flatMap((section) => {
    const ofItems = section.items.map((item) => ({ condition: item.node.get('visibleIf'), section, item }))
    const ofSave = { condition: section.saveButton?.get('visibleIf'), section }
    return [...ofItems, ofSave].flatMap(({ condition, ...rest }) =>
      condition?.kind === 'object' ? [{ condition, ...rest }] : [],
    )
  })
}
