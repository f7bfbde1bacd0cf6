import { checkConstraints } from './checkConstraints'
import { collect, savedItems } from './collect'
import type { FieldError } from './form/FieldError'
import type { PageSession } from './form/PageSession'
import type { SectionState } from './form/SectionState'
import { isOnScreen } from './isOnScreen'
import type { Item } from './model/Item'
import type { FormSection, SaveButton } from './model/Page'
import type { PageCommand } from './PageCommand'

/** What pressing Save comes to now. */
interface SavePlan {
  /** The values that it was made from. */
  state: SectionState
  /** The fields that are saved. */
  items: Item[]
  /** Why some of them may not be saved, by key; nothing is sent as long as there is one. */
  errors: Record<string, FieldError>
  /** What is sent otherwise; undefined when the section names nothing to call. */
  command: PageCommand | undefined
}

/** What Save of a section would do with the values as they stand [D2.10-6]; changes nothing. */
export function planSave(session: PageSession, section: FormSection, save: SaveButton): SavePlan {
  const state = session.store(section.key).getState()
  const items = savedItems(section, save)
  const errors = checkConstraints(
    items.filter((item) => isOnScreen(session, section, item)),
    state,
  )
  return { state, items, errors, command: collect(section, save, state) }
}
