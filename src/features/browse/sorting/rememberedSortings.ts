import { useLocalStorage } from '@mantine/hooks'
import { useCallback, useMemo } from 'react'
import { useBrand } from '../../../ui/brand/BrandContext'
import type { Sorting } from './sortFields'

/** So many kinds of lists are remembered, those that were sorted last. */
const most = 60
/** Nobody's fields have longer names; what is longer was not written by this panel. */
const longest = 80

/** How lists are sorted, by their kind. */
export type Sortings = ReadonlyMap<string, Sorting>

const descending = '-'

const isEntry = (entry: unknown): entry is [kind: string, told: string] =>
  Array.isArray(entry) &&
  entry.length === 2 &&
  entry.every((one) => typeof one === 'string' && one.length <= longest * 2)

/** What was remembered as a text; what is none of it is left out. Never throws. */
export function readSortings(text: string): Sortings {
  try {
    const kept: unknown = JSON.parse(text)
    if (!Array.isArray(kept)) return new Map()
    return new Map(
      kept.filter(isEntry).map(([kind, told]) => {
        const isDescending = told.startsWith(descending)
        return [kind, { field: isDescending ? told.slice(1) : told, isDescending }]
      }),
    )
  } catch {
    return new Map()
  }
}

/** The text to remember, by which lists of a kind are sorted so; undefined for their player's order. */
export function withSorting(sortings: Sortings, kind: string, sorting: Sorting | undefined): string {
  const next = new Map(sortings)
  next.delete(kind)
  if (sorting && sorting.field.length <= longest) next.set(kind, sorting)
  const told = [...next].map(([one, { field, isDescending }]) => [
    one,
    `${isDescending ? descending : ''}${field}`,
  ])
  return JSON.stringify(told.slice(-most))
}

/** How lists are sorted, remembered in this browser by their kind. */
export function useSortings() {
  const { word } = useBrand()
  // As a text, because what is the same has to stay the same object: lists are sorted anew for another.
  const [text, setText] = useLocalStorage({
    key: `${word}.sortings`,
    defaultValue: '[]',
    getInitialValueInEffect: false,
    deserialize: (kept) => kept ?? '[]',
    serialize: (kept) => kept,
  })
  const sortings = useMemo(() => readSortings(text), [text])
  const choose = useCallback(
    (kind: string, sorting: Sorting | undefined) =>
      setText((kept) => withSorting(readSortings(kept), kind, sorting)),
    [setText],
  )
  return { sortings, choose }
}
