import type { Item } from './model/Item'
import type { Page, Section } from './model/Page'

/** A slice of a section's items that is drawn in one go; core sections and empty ones have one part without items. */
export interface PagePart {
  /** Place in the order in which parts are drawn. */
  part: number
  items: readonly Item[]
}

/** A section and its slices. */
export interface SectionParts {
  section: Section
  parts: PagePart[]
}

const itemsPerPart = 8

/**
 * Cuts the sections of a page into parts small enough to be drawn within one frame's patience; hidden ones only where they
 * are asked for.
 */
export function pageParts(page: Page, withHidden = false): SectionParts[] {
  let part = 0
  return page.sections
    .filter(({ hidden }) => withHidden || !hidden)
    .map((section) => {
      const items = section.kind === 'form' ? section.items : []
      const count = Math.max(1, Math.ceil(items.length / itemsPerPart))
      const parts = Array.from({ length: count }, (_, slice) => ({
        part: part++,
        items: items.slice(slice * itemsPerPart, (slice + 1) * itemsPerPart),
      }))
      return { section, parts }
    })
}
