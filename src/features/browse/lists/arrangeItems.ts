import type { BrowseItem } from '../../../../schemas/generated/types'
import { foldText } from '../../../ui/foldText'

/** By which of their fields items are sorted, and which way. */
export interface Sorting {
  field: string
  isDescending: boolean
}

const valueOf = (item: BrowseItem, field: string): unknown =>
  field === 'title' ? item.title || item.name : Reflect.get(item, field)

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

/** Those items that have all words of what is sought in title, artist or album, in whatever case and with whatever accents. */
export function filterItems(items: readonly BrowseItem[], sought: string): readonly BrowseItem[] {
  const words = foldText(sought).split(/\s+/).filter(Boolean)
  if (words.length === 0) return items
  return items.filter((item) => words.every((word) => textOf(item).includes(word)))
}

/** Items sorted by a field: numbers as numbers, what lacks it last; equal ones stay in the player's order. */
export function sortItems(
  items: readonly BrowseItem[],
  { field, isDescending }: Sorting,
  language: string,
): readonly BrowseItem[] {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const keyed = items.map((item) => {
    const value = valueOf(item, field)
    return { item, key: typeof value === 'string' || typeof value === 'number' ? String(value) : '' }
  })
  keyed.sort((one, other) => {
    if (one.key === '' || other.key === '') return Number(one.key === '') - Number(other.key === '')
    return isDescending ? compare(other.key, one.key) : compare(one.key, other.key)
  })
  return keyed.map(({ item }) => item)
}
