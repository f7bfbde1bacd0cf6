import type { TFunction } from 'i18next'
import { type AttributeName, attributeNames } from '../../../schemas/page/attributeNames'
import type { Notice } from '../model/Notice'
import { bareValue, isObject, toFlag, toNumber, toText } from '../values'

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

/** Condition of visibility: the named field's value, or its `value.value`, equals `value` [D2.10-5]. */
export interface VisibleIf {
  field: string
  value: unknown
}

/** What every content item has after normalise, whatever its element. */
export interface ItemBase {
  /** Unique in its section, stable over re-pushes, safe as a form field's name. */
  key: string
  /** The author's id; '' when there is none. */
  id: string
  label: string
  description: string
  doc: string
  hidden: boolean
  readonly: boolean
  visibleIf?: VisibleIf
  /** The value exactly as pushed: what Save sends while nobody edited it. */
  pushed: unknown
  notices: Notice[]
}

/** What a constraint says of a value: a code that has a text in every language, and the limit it names. */
export interface FieldError {
  code:
    | 'notANumber'
    /** A number that can be read in two ways, both of which `readings` writes so that they are clear. */
    | 'ambiguousNumber'
    | 'tooSmall'
    | 'tooLarge'
    | 'step'
    | 'tooLong'
    | 'tooShort'
    | 'pattern'
    | 'ip'
    | 'email'
    | 'url'
    | 'required'
    /** Said by the owner of the form; `limit` is the sentence. */
    | 'own'
  limit?: number | string
  readings?: { whole: string; decimal: string }
}

/**
 * All that an element is, but for how it is drawn [D2.10-4]. Every answer is asked for, so that who adds an
 * element decides each of them; where it is the usual one, that has a name below.
 */
export interface ElementRules<I extends ItemBase> {
  /** Whether it has a value, which is saved by the item's id. */
  holdsValue: boolean
  /** Whether its control is named by a <label>; groups and buttons are named otherwise. */
  isLabelled: boolean
  /**
   * The item of a pushed object of whatever shape; what could not be repaired goes to `base.notices`. Never
   * throws. `attributes` are those of the object, from wherever its author wrote them.
   */
  normalise: (raw: Readonly<Record<string, unknown>>, base: ItemBase, attributes: Attributes) => I
  /** What is wrong with an item that its schema has nothing against; undefined for nothing. */
  judge: (item: I) => Notice | undefined
  /** Why the value that its field holds may not be saved; undefined when it may. */
  check: (item: I, held: unknown) => FieldError | undefined
  /** A value that somebody edited, as Save sends it. */
  toSent: (item: I, value: unknown) => unknown
  /** A value in words, as its control would show it; '' for an empty one. A secret is never told. */
  toWords: (item: I, value: unknown, t: TFunction) => string
  /** Whether a condition that wants `expected` holds for the value of such a field [D2.10-5]. */
  meets: (value: unknown, expected: unknown) => boolean
  /** Whether it needs the whole width of a page. */
  isWide: (item: I) => boolean
  /** Whether it is never drawn, but saved all the same. */
  isHidden: (item: I) => boolean
}

/** The usual answer to a question of yes or no. */
export const never = (): false => false

/** The usual answer where something may be wrong. */
export const nothing = (): undefined => undefined

/** The value as it is: what most elements send. */
export const asItIs = (_item: unknown, value: unknown): unknown => value

/** The text of a value; an option object, which some pages push to other fields, is told by its value. */
export const toPlainWords = (_item: unknown, value: unknown): string => toText(bareValue(value))

/** Values of one kind are compared as they are, others as text: 8 and '8' are the same. */
export function isSameBareValue(value: unknown, wanted: unknown): boolean {
  const actual = bareValue(value)
  const expected = bareValue(wanted)
  if (typeof actual === typeof expected || isNothing(actual) || isNothing(expected))
    return actual === expected
  return !isObject(actual) && !isObject(expected) && toText(actual) === toText(expected)
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null
}

/**
 * What a field of the registry gets: its item, the value as it would be sent, and the ids that tie it to its
 * row.
 */
export interface FieldProps<I extends ItemBase> {
  item: I
  value: unknown
  onChange: (value: unknown) => void
  /** Id of the control, named by the row's label. */
  id: string
  /** Id of the row's label, for controls that are groups. */
  labelId: string
  /** Ids of description, error and notices; undefined when there are none. */
  describedBy: string | undefined
  invalid: boolean
}
