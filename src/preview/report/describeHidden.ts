import { whyUnmet, type FormSection, type Item, type PageSession } from '../../renderer'
import { describeUnmet } from './describeUnmet'

/** Why an item is not drawn now, e.g. `“mode” is "a", not "b"`; undefined when it is drawn. */
export function describeHidden(session: PageSession, section: FormSection, item: Item): string | undefined {
  if (item.hidden) return '“hidden” is true'
  if (item.element === 'input' && item.type === 'hidden') return 'its type is “hidden”'
  return describeUnmet(whyUnmet(session, section, item.visibleIf))
}
