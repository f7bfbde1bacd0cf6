import type { PageSession } from './form/PageSession'
import { isVisible } from './isVisible'
import type { Item } from './model/Item'
import type { FormSection } from './model/Page'

/** Whether an item is shown now. A field that nobody can see cannot be mended, so its value never holds back the others. */
export function isOnScreen(
  session: PageSession,
  section: FormSection,
  item: Pick<Item, 'hidden' | 'visibleIf'>,
): boolean {
  if (item.hidden) return false
  const target = item.visibleIf && session.locate(item.visibleIf.field, section)
  if (!item.visibleIf || !target) return true
  const element = target.section.items.find(({ key }) => key === target.key)?.element
  const value = session.store(target.section.key).getState().values[target.key]
  return element === undefined || isVisible(item.visibleIf, value, element)
}
