import { isObject, toFlag, toText, toVisibleIf } from '../values'
import { type ElementRules, type ItemBase, toAttributes } from './ElementRules'
import { button, type ButtonItem } from './button/element'
import { equalizer, type EqualizerItem } from './equalizer/element'
import { input, type InputItem } from './input/element'
import { schema, type SchemaItem } from './schema/element'
import { select, type SelectItem } from './select/element'
import { switchElement, type SwitchItem } from './switch/element'
import { unknown, type UnknownItem } from './unknown/element'

/** An item that an author writes among a section's content: the closed vocabulary [D2.10-4]. */
export type AuthoredItem = ButtonItem | EqualizerItem | InputItem | SelectItem | SwitchItem | UnknownItem

/** What a section is made of after normalise. */
export type Item = AuthoredItem | SchemaItem

/** The elements that there are, and the one for all others. */
export type Element = Item['element']

/** The item type of one element. */
export type ItemOf<E extends Element> = Extract<Item, { element: E }>

/** What each element is; the compiler asks for a line per element. */
export const elements: { [E in Element]: ElementRules<ItemOf<E>> } = {
  button,
  equalizer,
  input,
  schema,
  select,
  switch: switchElement,
  unknown,
}

const elementNames = (Object.keys(elements) as Element[]).filter((name) => name !== 'schema')

/** The rules of an item's element. */
export function rulesOf<I extends Item>({ element }: I): ElementRules<I> {
  // The record pairs each element with rules for its own items, which the union of all no longer shows.
  return elements[element] as unknown as ElementRules<I>
}

/**
 * One content item of whatever shape, as an item that can be drawn; what could not be repaired is noted on
 * it. Undefined for an entry that says nothing at all (null, {}), which authors leave behind.
 */
export function normaliseItem(raw: unknown, key: string): Item | undefined {
  if (!isObject(raw) || Object.keys(raw).length === 0) return undefined
  const { attributes, readonly } = toAttributes(raw)
  const visibleIf = toVisibleIf(raw['visibleIf'])
  const base: ItemBase = {
    key,
    id: toText(raw['id']),
    label: toText(raw['label']),
    description: toText(raw['description']),
    doc: toText(raw['doc']),
    hidden: toFlag(raw['hidden']),
    readonly,
    ...(visibleIf && { visibleIf }),
    pushed: raw['value'],
    notices: [],
  }
  const written = toText(raw['element']).trim().toLowerCase()
  const element = elementNames.find((known) => known === written) ?? 'unknown'
  const rules: Pick<ElementRules<Item>, 'holdsValue' | 'normalise'> = elements[element]
  if (rules.holdsValue && base.id === '') base.notices.push({ code: 'missingId' })
  return rules.normalise(raw, base, attributes)
}
