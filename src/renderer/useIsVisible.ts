import { useStore } from 'zustand'
import type { PageSession } from './form/PageSession'
import { isVisible } from './isVisible'
import type { VisibleIf } from './model/Item'
import type { FormSection } from './model/Page'

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
