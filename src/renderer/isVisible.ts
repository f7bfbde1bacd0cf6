import { isOn } from './isOn'
import { bareValue } from './normalise/findOption'
import { isObject } from './normalise/isObject'
import { toText } from './normalise/toText'
import type { Element, VisibleIf } from './model/Item'

/**
 * Whether a condition holds for the value of the field that it names [D2.10-5]: the value, or its `value.value`,
 * equals the condition's. A switch compares as a flag, because devices push 'true' as well as true; other values of
 * different kinds compare as text (8 and '8').
 */
export function isVisible(condition: VisibleIf, value: unknown, element: Element): boolean {
  const actual = bareValue(value)
  const expected = bareValue(condition.value)
  if (element === 'switch') return isFlagLike(expected) && isOn(value) === isOn(condition.value)
  if (typeof actual === typeof expected || isNothing(actual) || isNothing(expected))
    return actual === expected
  return !isObject(actual) && !isObject(expected) && toText(actual) === toText(expected)
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null
}

function isFlagLike(value: unknown): boolean {
  return typeof value === 'boolean' || ['true', 'false', '1', '0'].includes(toText(value))
}
