import type { BrowseItem, BrowseList, PushBrowseLibrary } from '../../../../schemas/generated/types'
import { filterItems, sortItems, type Sorting } from './arrangeItems'
import type { Section } from './Section'

/** How the lists of a page are to be shown. */
export interface Arrangement {
  /** Grids are wished for [D9-11]. */
  wantsGrid: boolean
  /** Memory is scarce: no grids [D2.6-9]. */
  isSimple: boolean
  /** What is sought within the lists; '' for everything. */
  sought: string
  /** By the place of the list. */
  sortings: ReadonlyMap<number, Sorting>
  /** Lists of which all is shown, where only the first are. */
  expanded: ReadonlySet<number>
  language: string
}

/** Titles of the lists that a header brings along. */
interface HeaderTitles {
  local: string
  streaming: string
}

/** Items of each list of what was found, before more is asked for [D9-10]. */
const limit = 10

/** Grid: where there is nothing else, or where it is wished for and the list does not refuse it; never where memory is scarce [D4-16]. */
export function isGridOf(
  { availableListViews: views }: Pick<BrowseList, 'availableListViews'>,
  { wantsGrid, isSimple }: Pick<Arrangement, 'wantsGrid' | 'isSimple'>,
): boolean {
  if (isSimple) return false
  if (!views || views.length === 0) return wantsGrid
  return views.includes('grid') && (wantsGrid || !views.includes('list'))
}

const albums = (title: string, items: readonly BrowseItem[] | undefined): BrowseList[] =>
  items && items.length > 0 ? [{ title, items: [...items], availableListViews: ['list', 'grid'] }] : []

/** The lists that a page brings, those of its header after its own [D3-17 D3-18]; the same objects for the same page. */
export function listsOf({ navigation }: PushBrowseLibrary, { local, streaming }: HeaderTitles): BrowseList[] {
  if (!navigation) return []
  const { info } = navigation
  return [
    ...navigation.lists,
    ...albums(local, info?.local_albums),
    ...albums(streaming, info?.streaming_albums),
  ]
}

/** A list as it is shown. Without a wish it has the player's items in the player's order. */
function sectionOf(list: BrowseList, place: number, isResult: boolean, wanted: Arrangement): Section {
  const { title = '', icon, items } = list
  const found = filterItems(items, wanted.sought)
  const sorting = wanted.sortings.get(place)
  const sorted = sorting ? sortItems(found, sorting, wanted.language) : found
  const isCut = isResult && !wanted.expanded.has(place) && sorted.length > limit
  const shown = isCut ? sorted.slice(0, limit) : sorted
  return {
    list,
    title,
    icon,
    items: shown,
    isGrid: isGridOf(list, wanted),
    more: sorted.length - shown.length,
  }
}

/** What is shown of the lists of a page; of what was found only the first of each, if it is more than one list. */
export function buildSections(
  lists: readonly BrowseList[],
  isResult: boolean,
  wanted: Arrangement,
): Section[] {
  const isGrouped = isResult && lists.length > 1
  const sections = lists.map((list, place) => sectionOf(list, place, isGrouped, wanted))
  // Lists in which nothing is found are in the way of those in which something is.
  return wanted.sought.trim() === '' ? sections : sections.filter(({ items }) => items.length > 0)
}
