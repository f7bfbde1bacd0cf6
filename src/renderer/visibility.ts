import { useStore } from 'zustand'
import { elements, type Element } from './elements/elements'
import type { ItemBase, VisibleIf } from './elements/ElementRules'
import { bareValue } from './values'
import type { PageSession } from './form/PageSession'
import type { FormSection } from './model/Page'

/**
 * Whether a condition holds for the value of the field that it names, as that field's element compares
 * [D2.10-5].
 */
export function isVisible(condition: VisibleIf, value: unknown, element: Element): boolean {
  return elements[element].meets(value, condition.value)
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

/**
 * Whether an item is shown now. A field that nobody can see cannot be mended, so its value never holds back
 * the others.
 */
export function isOnScreen(
  session: PageSession,
  section: FormSection,
  item: Pick<ItemBase, 'hidden' | 'visibleIf'>,
): boolean {
  if (item.hidden) return false
  const target = item.visibleIf && session.locate(item.visibleIf.field, section)
  if (!item.visibleIf || !target) return true
  const element = target.section.items.find(({ key }) => key === target.key)?.element
  const value = session.store(target.section.key).getState().values[target.key]
  return element === undefined || isVisible(item.visibleIf, value, element)
}

/**
 * A condition of visibility that does not hold: the field that it looks at, what that holds and what it
 * should.
 */
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
