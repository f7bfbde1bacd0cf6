import { keyOf, withoutRepeats, type PlaylistEntry } from '../../../device'

/** An entry of a playlist that is being edited: the same one wherever it is moved. */
export interface EditedEntry {
  id: number
  item: PlaylistEntry
}

/** By what a playlist can be sorted. */
export const sortFields = ['title', 'artist', 'album', 'duration'] as const
export type SortField = (typeof sortFields)[number]

/** Entries as they are edited, each with an id of its own. */
export const toEdited = (items: readonly PlaylistEntry[]): EditedEntry[] =>
  items.map((item, id) => ({ id, item }))

const fieldOf = ({ item }: EditedEntry, field: SortField) => {
  if (field === 'title') return item.title || item.name
  return item[field] || undefined
}

/** By which fields most of a list could be sorted; by no other there is an order that means something. */
export const fieldsOf = (entries: readonly EditedEntry[]): SortField[] =>
  sortFields.filter(
    (field) => entries.filter((entry) => fieldOf(entry, field) !== undefined).length * 2 > entries.length,
  )

/**
 * Entries in the order of a field, as the language orders it; equal ones stay as they stand, those without it
 * come last.
 */
export function sortEntries(
  entries: readonly EditedEntry[],
  field: SortField,
  language: string,
): EditedEntry[] {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  return entries.toSorted((one, other) => {
    const [a, b] = [fieldOf(one, field), fieldOf(other, field)]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))
  })
}

/** The entry is to stand before another one, or at the end. */
export function moveEntry(
  entries: readonly EditedEntry[],
  id: number,
  before: number | undefined,
): EditedEntry[] {
  const moved = entries.find((entry) => entry.id === id)
  const others = entries.filter((entry) => entry.id !== id)
  if (!moved) return others
  const place = before === undefined ? -1 : others.findIndex((entry) => entry.id === before)
  return others.toSpliced(place < 0 ? others.length : place, 0, moved)
}

/** Without what stands in the list before; the first of each stays. */
export function withoutDoubles(entries: readonly EditedEntry[]): EditedEntry[] {
  const kept = new Set(withoutRepeats(entries.map(({ item }) => item)))
  const isFirst = new Set<PlaylistEntry>()
  return entries.filter(({ item }) => {
    if (!kept.has(item) || isFirst.has(item)) return false
    isFirst.add(item)
    return true
  })
}

/** Whether two orders of a list are the same. */
export const isSameOrder = (one: readonly EditedEntry[], other: readonly EditedEntry[]): boolean =>
  one.length === other.length &&
  one.every(({ item }, place) => keyOf(item) === keyOf(other[place]?.item ?? {}))

/** The words of an entry: its name, else the name of its file, and who it is by. */
export function wordsOf({ title, name, artist, album, uri }: PlaylistEntry): { name: string; by: string } {
  const file = uri?.split('/').findLast((part) => part !== '')
  return {
    name: title?.trim() || name?.trim() || file || '',
    by: [artist, album].flatMap((text) => text?.trim() || []).join(' - '),
  }
}
