import type { BrowseItem, BrowseList } from '../../../../schemas/generated/types'
import type { Sorter } from './createSorter'
import { keyOf, type Sorting } from './sortFields'
import { collectKeys, type SortOrder, type SortOrders, sortOrders } from './sortOrder'

/** Longer lists are sorted on a thread of their own. */
const short = 1000

/** Whether a list is sorted on a thread of its own. */
export const isLong = ({ items }: BrowseList): boolean => items.length > short

/** So many items are looked at without a pause: what the page is asked meanwhile does not wait for 50,000. */
const lookedAt = 5000

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/** What is known of a list by one of its fields. */
interface Known {
  orders?: SortOrders | undefined
  /** They are on their way. */
  coming?: Promise<void> | undefined
  ascending?: BrowseList
  descending?: BrowseList
}

/** Each list as it was sorted before, so that a page that is shown again has its order at once. */
const sorted = new WeakMap<BrowseList, Map<string, Known>>()

function knownOf(list: BrowseList, field: string, language: string): Known {
  const fields = sorted.get(list) ?? new Map<string, Known>()
  sorted.set(list, fields)
  const name = JSON.stringify([field, language])
  const known = fields.get(name) ?? {}
  fields.set(name, known)
  return known
}

function arrange(list: BrowseList, order: SortOrder): BrowseList {
  const items: BrowseItem[] = []
  // By number, because there may be 50,000.
  for (let at = 0; at < order.length; at += 1) {
    const item = list.items[order[at] ?? 0]
    if (item) items.push(item)
  }
  return { ...list, items }
}

/** A list in an order; undefined where that takes a thread of its own first. The same object always. */
export function sortNow(
  list: BrowseList,
  { field, isDescending }: Sorting,
  language: string,
): BrowseList | undefined {
  const known = knownOf(list, field, language)
  if (!known.orders && !isLong(list)) {
    const { add, question } = collectKeys(language)
    for (const item of list.items) add(keyOf(item, field))
    known.orders = sortOrders(question())
  }
  const way = isDescending ? 'descending' : 'ascending'
  if (known.orders) known[way] ??= arrange(list, known.orders[way])
  return known[way]
}

/** Looks at all items of a list, with pauses, and has the sorter work out their orders. */
async function findOrders({ items }: BrowseList, field: string, language: string, sorter: Sorter) {
  const { add, question } = collectKeys(language)
  for (let from = 0; from < items.length; from += lookedAt) {
    if (from > 0) await pause()
    for (const item of items.slice(from, from + lookedAt)) add(keyOf(item, field))
  }
  return sorter.sort(question())
}

/**
 * Has `sortNow` know both orders of a list by a field. Never rejects; what it was to be known by may be
 * closed meanwhile.
 */
export function sortSoon(list: BrowseList, field: string, language: string, sorter: Sorter): Promise<void> {
  const known = knownOf(list, field, language)
  if (known.orders) return Promise.resolve()
  known.coming ??= findOrders(list, field, language, sorter).then((orders) => {
    known.orders = orders
    known.coming = undefined
  })
  return known.coming
}
