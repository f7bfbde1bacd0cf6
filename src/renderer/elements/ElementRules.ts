import type { TFunction } from 'i18next'
import type { Notice } from '../model/Notice'
import { bareValue, isObject, toText } from '../values'
import type { Attributes } from './attributes'

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
