import type { LintedItem, LintedPage, LintedSection } from './LintedPage'
import { textOf } from '../values/textOf'

/**
 * Fields of a section that a person can edit and nothing reads: Save does not send them, no button names them in its data,
 * and no condition looks at them, for which some fields are there alone.
 */
export function unsavedFields(section: LintedSection, { conditionFields }: LintedPage): LintedItem[] {
  const saved = section.node.get('onSave') ? section.saveButton?.get('data')?.entries : undefined
  const named = new Set([...(saved ?? []).map(textOf), ...sentByButtons(section)])
  return section.items.filter(
    (item) => item.isEditable && item.id !== '' && !named.has(item.id) && !conditionFields.has(item.id),
  )
}

/** Ids that buttons hand to their method as a list. */
function sentByButtons({ items }: LintedSection): string[] {
  return items.flatMap(({ node, element }) =>
    element === 'button' ? (node.get('onClick')?.get('data')?.entries ?? []).map(textOf) : [],
  )
}
