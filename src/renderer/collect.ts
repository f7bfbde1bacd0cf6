import { rulesOf, type Item } from './elements/elements'
import type { FormSection, SaveButton } from './model/Page'
import type { PageCommand } from './model/PageCommand'
import { type SectionState, isEdited } from './form/sectionState.reducers'

/** Items whose values a save button sends, in its order: the first item of each id that exists [D2.10-6]. */
export function savedItems(section: FormSection, save: SaveButton): Item[] {
  return (save.data ?? []).flatMap((id) => section.items.find((item) => item.id === id) ?? [])
}

/**
 * What Save sends [D2.10-6]: the onSave object as pushed, its `data` replaced by the values of the listed ids. Fields
 * that are hidden are sent too; edited ones as their element has it. Undefined when the section names nothing to call.
 */
export function collect(
  section: FormSection,
  save: SaveButton,
  state: SectionState,
): PageCommand | undefined {
  if (!save.onSave) return undefined
  const command = { kind: 'callMethod' as const, ...(save.confirm && { confirm: save.confirm }) }
  if (!save.data) return { ...command, payload: save.onSave }
  return { ...command, payload: { ...save.onSave, data: collectValues(savedItems(section, save), state) } }
}

/** Values of items by their ids, as they go over the wire. */
export function collectValues(items: readonly Item[], state: SectionState): Record<string, unknown> {
  const data: Record<string, unknown> = {}
  for (const item of items) {
    // defineProperty-safe: an id like __proto__ becomes a plain key of the payload.
    Object.defineProperty(data, item.id, {
      value: toSend(item, state),
      enumerable: true,
      configurable: true,
      writable: true,
    })
  }
  return data
}

function toSend(item: Item, state: SectionState): unknown {
  const value = state.values[item.key]
  return isEdited(state, item.key) ? rulesOf(item).toSent(item, value) : value
}
