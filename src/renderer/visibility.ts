import { useStore } from 'zustand'
import { bareValue, toFlag, isObject, toText } from './normalise/values'
import type { Element, VisibleIf } from './model/Item'
import type { PageSession } from './form/PageSession'
import type { FormSection } from './model/Page'

/** Whether a switch or checkbox with a wire value is on: a flag of any spelling, or `{value: flag}` as some pages push it. */
export function isOn(value: unknown): boolean {
  return toFlag(bareValue(value))
}

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

/** Whether a condition holds now [D2.10-5]; renders only when the answer turns. No condition: always. */
export function useIsVisible(
  session: PageSession,
  section: FormSection,
  condition: VisibleIf | undefined,
): boolean {
  const target = condition && session.locate(condition.field, section)
  const store = session.store((target?.section ?? section).key)
  const element = target?.section.items.find(({ key }) => key === target.key)?.element
  return useStore(store, (state) =>
    condition && target && element ? isVisible(condition, state.values[target.key], element) : true,
  )
}

/** A condition of visibility that does not hold: the field that it looks at, what that holds and what it should. */
export interface UnmetCondition {
  field: string
  actual: unknown
  expected: unknown
}

/** Why a condition of visibility does not hold now [D2.10-5]; undefined when it does, and without one. */
export function whyUnmet(
  session: PageSession,
  section: FormSection,
  condition: VisibleIf | undefined,
): UnmetCondition | undefined {
  const target = condition && session.locate(condition.field, section)
  const element = target?.section.items.find(({ key }) => key === target.key)?.element
  if (!condition || !target || !element) return undefined
  const value = session.store(target.section.key).getState().values[target.key]
  if (isVisible(condition, value, element)) return undefined
  return { field: condition.field, actual: bareValue(value), expected: bareValue(condition.value) }
}
