import type { BrowseItem, BrowseList } from '../../../../schemas/generated/types'
import type { SortKey } from './sortOrder'

/** By which of their fields items are sorted, and which way. */
export interface Sorting {
  field: string
  isDescending: boolean
}

/** What lists are sorted by where their player does not say, in the order offered. */
const usual = ['title', 'artist', 'album', 'year', 'duration', 'tracknumber'] as const

/** Of which letters begin the items of a list that is sorted by it. */
const worded: ReadonlySet<string> = new Set(['title', 'artist', 'album', 'genre'])

/** So many items, spread over a list, say what most of them have: to look at 50,000 takes too long. */
const looked = 400

/** What an item is sorted by; '' where it has nothing of it. */
export function keyOf(item: BrowseItem, field: string): SortKey {
  const value: unknown = field === 'title' ? item.title || item.name : item[field]
  if (typeof value === 'number') return Number.isFinite(value) ? value : ''
  return typeof value === 'string' ? value.trim() : ''
}

/** What letters lead to in a list that is sorted so; undefined where they lead to nothing. */
export function readWords(sorting: Sorting | undefined): ((item: BrowseItem) => string) | undefined {
  if (!sorting || sorting.field === 'title') return ({ title, name }) => title || name || ''
  const { field } = sorting
  return worded.has(field) ? (item) => String(keyOf(item, field)) : undefined
}

/** What a list can be sorted by. */
interface SortFields {
  /** Those that are offered: as its player says, else those that tell most of its items apart. */
  fields: readonly string[]
  /** Which kind of list it is, by what its items are and have. */
  kind: string
}

const none: SortFields = { fields: [], kind: '' }

function look({ items, availableSortings = [] }: BrowseList): SortFields {
  if (items.length < 2) return none
  const step = Math.max(1, items.length / looked)
  const sample: BrowseItem[] = []
  for (let place = 0; place < items.length; place += step) {
    const item = items[Math.floor(place)]
    if (item) sample.push(item)
  }
  const had = usual.flatMap((field) => {
    const keys = sample.map((item) => keyOf(item, field)).filter((key) => key !== '' && key !== 0)
    return keys.length > sample.length / 2 ? [{ field, isTelling: new Set(keys).size > 1 }] : []
  })
  const told = [...new Set(availableSortings)].filter((field) => field !== '')
  return {
    fields: told.length > 0 ? told : had.filter(({ isTelling }) => isTelling).map(({ field }) => field),
    kind: [sample[0]?.type ?? '', ...had.map(({ field }) => field)].join(' '),
  }
}

const known = new WeakMap<BrowseList, SortFields>()

/** What a list can be sorted by; the same object for the same list. */
export function sortFieldsOf(list: BrowseList): SortFields {
  const before = known.get(list)
  if (before) return before
  const fields = look(list)
  known.set(list, fields)
  return fields
}
