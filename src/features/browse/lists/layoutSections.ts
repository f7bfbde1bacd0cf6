import { twoLinesHeight } from '../../../ui/textSize'
import type { MenuPlace } from '../../../ui/menu/menuPlace'
import type { BrowseItem } from '../../../../schemas/generated/types'

/** px: what is between two lists, what stands for an empty one, and between two cards. */
export const [sectionGap, emptyHeight, cardGap] = [24, 64, 16]

/** Height of the title of a list, px. */
export const headHeightOf = (textSize: number): number => Math.round(28 + 28 * textSize)

/** px that a card needs at least: two beside each other on the narrowest phone. */
const leastCardWidth = 140

/** An item, and where it stands. */
interface Pointed {
  item: BrowseItem
  section: number
  index: number
}

/** What can be done with the items of a list; the same functions as long as the list stands. */
export interface ItemCalls {
  onPress: (pointed: Pointed) => void
  onPlay: (pointed: Pointed) => void
  onHeart: (pointed: Pointed) => void
  /** The menu of an item is wanted, there. */
  onMore: (pointed: Pointed, at: MenuPlace) => void
  /** An item is to be chosen among several, or given up; with `isRange` all from the one before to it. */
  onSelect: (pointed: Pointed, isRange: boolean) => void
}

/** Height of a card that is so wide, px: a square cover and two lines below it. */
export const cardHeightOf = (width: number, textSize = 1): number => width + Math.round(16 + 44 * textSize)

/** What of a section decides how high it is. */
interface SectionShape {
  /** Items that are shown of it. */
  count: number
  isGrid: boolean
  hasHead: boolean
  /** More of it can be asked for at its end. */
  hasMore: boolean
}

/** Where a section stands, px from the top of all. */
export interface SectionLayout {
  top: number
  height: number
  /** From its own top to its first line. */
  linesTop: number
  lineHeight: number
  lines: number
  /** Items in a line: 1 in a list. */
  columns: number
  /** px, of a card; 0 in a list. */
  cardWidth: number
}

/** Lines that come and go together. */
interface Block {
  section: number
  /** Lines [from, to) of the section; equal where the block is a head or a foot. */
  from: number
  to: number
  /** px */
  size: number
}

/**
 * How many lines of a list come and go together: few, because the frame in which they come makes them all;
 * but to know of each of 50,000 where it stands takes too long.
 */
const linesAtOnce = (lines: number) => (lines > 20_000 ? 4 : 2)

/**
 * Places sections one below the other in `width` px; everything has a height that is known without drawing
 * it.
 */
export function layoutSections(shapes: readonly SectionShape[], width: number, textSize = 1) {
  // All rows are alike, so that none needs to be measured.
  const rowHeight = twoLinesHeight(textSize)
  const sections: SectionLayout[] = []
  const blocks: Block[] = []
  let top = 0
  for (const [section, { count, isGrid, hasHead, hasMore }] of shapes.entries()) {
    const columns = isGrid ? Math.max(2, Math.floor((width + cardGap) / (leastCardWidth + cardGap))) : 1
    const cardWidth = isGrid ? Math.floor((width - (columns - 1) * cardGap) / columns) : 0
    const lineHeight = isGrid ? cardHeightOf(cardWidth, textSize) + cardGap : rowHeight
    const lines = Math.ceil(count / columns)
    const linesTop = hasHead ? headHeightOf(textSize) : 0
    const foot = (count === 0 ? emptyHeight : 0) + (hasMore ? rowHeight : 0) + sectionGap
    if (hasHead) blocks.push({ section, from: 0, to: 0, size: linesTop })
    const step = isGrid ? 1 : linesAtOnce(lines)
    for (let from = 0; from < lines; from += step) {
      const to = Math.min(from + step, lines)
      blocks.push({ section, from, to, size: (to - from) * lineHeight })
    }
    blocks.push({ section, from: lines, to: lines, size: foot })
    const height = linesTop + lines * lineHeight + foot
    sections.push({ top, height, linesTop, lineHeight, lines, columns, cardWidth })
    top += height
  }
  return { sections, blocks, height: top }
}

let latest: { name: string; layout: ReturnType<typeof layoutSections> } | undefined

/**
 * As `layoutSections`, the same object where nothing has changed since: a long list in another order stands
 * as it stood.
 */
export function layoutOf(shapes: readonly SectionShape[], width: number, textSize: number) {
  const name = JSON.stringify([shapes, width, textSize])
  if (latest?.name !== name) latest = { name, layout: layoutSections(shapes, width, textSize) }
  return latest.layout
}
