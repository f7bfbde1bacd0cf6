import type { Item } from '../elements/elements'
import type { VisibleIf } from '../elements/ElementRules'
import type { Notice } from './Notice'
import type { Confirmation } from './PageCommand'

/** Save button of a section and what it sends [D2.10-6]. */
export interface SaveButton {
  label: string
  /** Ids whose values are sent, in this order; undefined: onSave is sent as it is. */
  data: string[] | undefined
  /** The value of the section's only item is sent as `data`, as a section with a JSON Schema has it. */
  isWhole?: true
  visibleIf?: VisibleIf
  /**
   * The callMethod payload without the question; its `data` is replaced by the values. Undefined: nothing to
   * call.
   */
  onSave: Record<string, unknown> | undefined
  confirm?: Confirmation
}

interface SectionBase {
  /** Unique on the page and stable over re-pushes. */
  key: string
  id: string
  label: string
  description: string
  doc: string
  hidden: boolean
  notices: Notice[]
}

/** A section that the interface brings itself; the page only names it [D2.10-14]. */
export interface CoreSection extends SectionBase {
  kind: 'core'
  coreSection: string
}

/** A section drawn from its content items [D2.10-3]. */
export interface FormSection extends SectionBase {
  kind: 'form'
  icon: string
  /** File of the plugin that the player serves at /albumart?sectionimage= [D7-45]. */
  image: string
  items: Item[]
  save?: SaveButton
}

export type Section = CoreSection | FormSection

/** A page description after normalise: whatever came, this can be drawn. */
export interface Page {
  label: string
  description: string
  passwordProtection?: { message: string }
  sections: Section[]
  notices: Notice[]
}
