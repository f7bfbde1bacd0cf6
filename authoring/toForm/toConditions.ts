import type { Item } from '../../src/renderer/elements/elements'
import type { VisibleIf } from '../../src/renderer/elements/ElementRules'
import { bareValue, isOn, toText } from '../../src/renderer/values'
import type { Json, JsonObject } from '../json/Json'
import { heldJson, type Property } from './propertyOf'

/** A content item that became a property of a form. */
interface Part {
  id: string
  item: Item
  property: Property
}

/**
 * Conditions of visibility as `if` and `then`: what is shown under the same one is declared by the same
 * `then`. A condition on a field that is not of this form cannot be said, and its item is always shown.
 */
export function toConditions(
  parts: readonly Part[],
  notes: string[],
): { always: Part[]; allOf: JsonObject[] } {
  const always: Part[] = []
  const groups = new Map<string, { condition: JsonObject; shown: Part[] }>()
  for (const part of parts) {
    const { id, item } = part
    const target = parts.find((one) => one.id === item.visibleIf?.field)
    if (!item.visibleIf || !target) {
      always.push(part)
      if (item.visibleIf)
        notes.push(`“${id}”: is always shown, for the form has no field “${item.visibleIf.field}”.`)
      continue
    }
    const condition = toCondition(target, item.visibleIf)
    const key = JSON.stringify(condition)
    const group = groups.get(key) ?? { condition, shown: [] }
    group.shown.push(part)
    groups.set(key, group)
  }
  const allOf = [...groups.values()].map(({ condition, shown }): JsonObject => {
    const required = shown.filter(({ property }) => property.isRequired).map(({ id }) => id)
    return {
      if: condition,
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword
      then: {
        properties: Object.fromEntries(shown.map(({ id, property }) => [id, property.schema])),
        ...(required.length > 0 && { required }),
      },
    }
  })
  return { always, allOf }
}

function toCondition({ id, item }: Part, { value }: VisibleIf): JsonObject {
  return { properties: { [id]: toHolding(item, bareValue(value)) }, required: [id] }
}

/** The value that a field holds when the condition on it does. */
function toHolding(item: Item, wanted: unknown): JsonObject {
  if (item.element === 'switch') return { const: isOn(wanted) }
  if (item.element === 'select') {
    const held = item.options.filter((option) => toText(option.value) === toText(wanted))
    return { enum: held.map(({ raw }): Json => heldJson(raw) ?? null) }
  }
  if (item.element === 'input' && item.type === 'checkbox') return { const: isOn(wanted) }
  if (item.element === 'input' && (item.type === 'number' || item.type === 'range'))
    return { const: Number(wanted) }
  return { const: heldJson(wanted) ?? '' }
}
