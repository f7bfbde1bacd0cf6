import type { PageSession } from './form/PageSession'
import { isVisible } from './isVisible'
import type { VisibleIf } from './model/Item'
import type { FormSection } from './model/Page'
import { bareValue } from './normalise/findOption'

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
