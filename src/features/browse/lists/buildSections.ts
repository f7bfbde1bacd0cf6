import type { BrowseItem, BrowseList, PushBrowseLibrary } from '../../../../schemas/generated/types'
import { foldText } from '../../../ui/foldText'

/** A list of the page as it is shown. */
export interface Section {
  /** As the player listed it, in the order wished for; the same object until that changes. */
  list: BrowseList
  title: string
  icon: string | undefined
  /** Those that are shown, in the order shown. */
  items: readonly BrowseItem[]
  isGrid: boolean
  /** How many more there are that are not shown yet. */
  more: number
}

/** What is searched of an item, made once: every key asks for that of all of them. */
const texts = new WeakMap<BrowseItem, string>()

function textOf(item: BrowseItem): string {
  const known = texts.get(item)
  if (known !== undefined) return known
  const { title, name, artist, album } = item
  const text = foldText(`${title ?? name ?? ''} ${artist ?? ''} ${album ?? ''}`)
  texts.set(item, text)
  return text
}

/**
 * Those items that have all words of what is sought in title, artist or album, in whatever case and with
 * whatever accents.
 */
function filterItems(items: readonly BrowseItem[], sought: string): readonly BrowseItem[] {
  const words = foldText(sought).split(/\s+/).filter(Boolean)
  if (words.length === 0) return items
  return items.filter((item) => words.every((word) => textOf(item).includes(word)))
}

/** As many rows as are in view on a large screen. */
const count = 16

/** Says nothing, and is no missing name. */
const item: BrowseItem = { service: '', type: 'song', title: '…', uri: '' }

/**
 * A page that stands ready out of sight while the player is asked: the one that comes finds its rows made,
 * and only fills them in. The same object always, so that it can be told from a page.
 */
export const readyPage: PushBrowseLibrary = {
  navigation: { lists: [{ items: Array.from({ length: count }, () => item) }] },
}

/** How the lists of a page are to be shown. */
export interface Arrangement {
  /** Grids are wished for [D9-11]. */
  wantsGrid: boolean
  /** Memory is scarce: no grids [D2.6-9]. */
  isSimple: boolean
  /** What is sought within the lists; '' for everything. */
  sought: string
  /** Lists of which all is shown, where only the first are. */
  expanded: ReadonlySet<number>
}

/** Titles of the lists that a header brings along. */
interface HeaderTitles {
  local: string
  streaming: string
}

/** Items of each list of what was found, before more is asked for [D9-10]. */
const limit = 10

/**
 * Grid: where there is nothing else, or where it is wished for and the list does not refuse it; never where
 * memory is scarce [D4-16].
 */
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

/**
 * The lists that a page brings, those of its header after its own [D3-17 D3-18]; the same objects for the
 * same page.
 */
export function listsOf({ navigation }: PushBrowseLibrary, { local, streaming }: HeaderTitles): BrowseList[] {
  if (!navigation) return []
  const { info } = navigation
  return [
    ...navigation.lists,
    ...albums(local, info?.local_albums),
    ...albums(streaming, info?.streaming_albums),
  ]
}

/** A list as it is shown. Where nothing is sought it has the same items. */
function sectionOf(list: BrowseList, place: number, isResult: boolean, wanted: Arrangement): Section {
  const { title = '', icon, items } = list
  const found = filterItems(items, wanted.sought)
  const isCut = isResult && !wanted.expanded.has(place) && found.length > limit
  const shown = isCut ? found.slice(0, limit) : found
  return {
    list,
    title,
    icon,
    items: shown,
    isGrid: isGridOf(list, wanted),
    more: found.length - shown.length,
  }
}

/**
 * What is shown of the lists of a page; of what was found only the first of each, if it is more than one
 * list.
 */
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
