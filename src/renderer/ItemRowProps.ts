import type { PageSession } from './form/PageSession'
import type { Item } from './model/Item'
import type { FormSection } from './model/Page'

/** An item and where it stands. */
export interface ItemRowProps {
  session: PageSession
  section: FormSection
  item: Item
}
