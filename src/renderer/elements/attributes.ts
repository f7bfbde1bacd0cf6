import { attributeNames, type AttributeName } from '../../../schemas/page/attributeNames'
import { isObject, toFlag, toNumber, toText } from '../values'

/**
 * Limits and hints of a field, from wherever its author wrote them (see `toAttributes`); numbers are numbers
 * here.
 */
export interface Attributes {
  placeholder?: string
  maxlength?: number
  minlength?: number
  min?: number
  max?: number
  step?: number
  /** Lines of a textarea. */
  rows?: number
  pattern?: string
  required?: boolean
  title?: string
  autocomplete?: string
}

/**
 * Gathers the attributes of an item [D3-38]: a list of one-key objects, though authors also write one object,
 * several keys in one, bare words (`"disabled"`), or set them on the item itself. The first of a repeated key
 * wins, that of the list before that of the item; a value of a useless kind ({} for a number) is as good as
 * absent. Limits in the wrong order are turned round, as those of an equaliser's bar: else no value at all
 * could be saved.
 */
export function toAttributes(item: Readonly<Record<string, unknown>>): {
  attributes: Attributes
  readonly: boolean
} {
  const pushed: Partial<Record<AttributeName, unknown>> = {}
  const take = (entry: unknown): void => {
    // As in HTML, where the word alone is enough.
    const words = typeof entry === 'string' ? entry.split(/[\s,;]+/).map((word) => [word, true] as const) : []
    for (const [written, value] of isObject(entry) ? Object.entries(entry) : words) {
      const name = attributeNames.find((known) => known === written.trim().toLowerCase())
      if (name !== undefined) pushed[name] ??= value
    }
  }
  for (const entry of [item['attributes']].flat()) take(entry)
  // An author who sets a limit there has no other meaning for it.
  take(item)
  const attributes: Attributes = {}
  for (const name of ['maxlength', 'minlength', 'min', 'max', 'step', 'rows'] as const) {
    const value = toNumber(pushed[name])
    if (value !== undefined) attributes[name] = value
  }
  const { min, max } = attributes
  if (min !== undefined && max !== undefined && min > max) Object.assign(attributes, { min: max, max: min })
  for (const name of ['placeholder', 'pattern', 'title', 'autocomplete'] as const) {
    // A word alone names no text.
    const value = pushed[name] === true ? '' : toText(pushed[name])
    if (value !== '') attributes[name] = value
  }
  if (isSet(pushed.required)) attributes.required = true
  return { attributes, readonly: isSet(pushed.readonly) || isSet(pushed.disabled) }
}

/**
 * HTML's way: an attribute that is there holds, whatever it says; authors also write false to switch it off.
 */
function isSet(raw: unknown): boolean {
  return toFlag(raw) || raw === '' || raw === 'readonly' || raw === 'required' || raw === 'disabled'
}
