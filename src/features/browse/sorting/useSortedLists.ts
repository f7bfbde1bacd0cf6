import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { BrowseList, BrowseItem } from '../../../../schemas/generated/types'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { onIdle } from '../../../ui/idle'
import { pause } from '../../../ui/pause'
import type { Place } from '../items/itemActions'
import { createSorter, type Sorter } from './createSorter'
import {
  collectKeys,
  keyOf,
  sortFieldsOf,
  type Sorting,
  type SortOrder,
  type SortOrders,
  sortOrders,
} from './sortOrder'
import { useLocalStorage } from '@mantine/hooks'
import { useBrand } from '../../../ui/brand/BrandContext'

/** Longer lists are sorted on a thread of their own. */
const short = 1000

/** Whether a list is sorted on a thread of its own. */
export const isLong = ({ items }: BrowseList): boolean => items.length > short

/** So many items are looked at without a pause: what the page is asked meanwhile does not wait for 50,000. */
const lookedAt = 5000

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
    if (from > 0) await pause(0)
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

/** So many kinds of lists are remembered, those that were sorted last. */
const most = 60
/** Nobody's fields have longer names; what is longer was not written by this panel. */
const longest = 80

/** How lists are sorted, by their kind. */
type Sortings = ReadonlyMap<string, Sorting>

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
function useSortings() {
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

/** A list of a page, in the order wished for. */
export interface SortedList {
  list: BrowseList
  /** What its items can be sorted by. */
  fields: readonly string[]
  /** Undefined for the player's own order. */
  sorting: Sorting | undefined
  choose: (sorting: Sorting | undefined) => void
}

/** The lists of a page, in the order wished for. */
interface SortedLists {
  /** Undefined while a long list is sorted that was not shown yet; the same until something changes. */
  lists: readonly SortedList[] | undefined
  /** Another order is on its way. */
  isSorting: boolean
  /** One will be wished for in a moment. */
  prepare: () => void
}

/** All lists as they are to be; undefined where that takes a thread of its own first. */
function allSorted(wanted: readonly SortedList[], language: string): readonly SortedList[] | undefined {
  const all = wanted.flatMap((one) => {
    const list = one.sorting ? sortNow(one.list, one.sorting, language) : one.list
    return list ? [{ ...one, list }] : []
  })
  return all.length === wanted.length ? all : undefined
}

/** By which part of the library it is: albums of an artist are another kind of list than all albums. */
const rootOf = (uri: string) => /^[\w-]*/.exec(uri)?.[0] ?? ''

const idle = () => new Promise<void>((resolve) => onIdle(() => resolve()))

/**
 * The lists of a page in the order that was wished for lists of their kind; `place` is where the page is in
 * the library, `address` its own. What is shown stays until long ones are sorted.
 */
export function useSortedLists(lists: readonly BrowseList[], { uri }: Place, address: string): SortedLists {
  const { language } = useTranslation().i18n
  const { sortings, choose } = useSortings()
  const [sorter] = useState(() => createSorter())
  const wanted = useMemo(
    () =>
      lists.map((list): SortedList => {
        const { fields, kind } = sortFieldsOf(list)
        const name = `${rootOf(uri)} ${kind}`
        const known = sortings.get(name)
        const sorting = known && fields.includes(known.field) ? known : undefined
        return { list, fields, sorting, choose: (next) => choose(name, next) }
      }),
    [lists, sortings, uri, choose],
  )
  const [found, find] = useReducer((count: number) => count + 1, 0)
  // What is known becomes more whenever something is found.
  // oxlint-disable-next-line react/exhaustive-deps
  const current = useMemo(() => allSorted(wanted, language), [wanted, language, found])
  // Once more where whoever was at it was closed meanwhile.
  useEffect(() => {
    if (current) return undefined
    let isOver = false
    const all = wanted.flatMap(({ list, sorting }) =>
      sorting ? [sortSoon(list, sorting.field, language, sorter)] : [],
    )
    void Promise.all(all).then(() => isOver || find())
    return () => {
      isOver = true
    }
  }, [current, wanted, language, sorter, found])
  /** Which of the preparations is the last. */
  const turn = useRef(0)
  useEffect(
    () => () => {
      turn.current += 1
      sorter.close()
    },
    [sorter, lists],
  )
  const prepare = useCallback(() => {
    const own = (turn.current += 1)
    const all = wanted.flatMap(({ list, fields, sorting }) =>
      (isLong(list) ? fields : []).map((field) => ({
        list,
        next: { field, isDescending: sorting?.isDescending ?? false },
      })),
    )
    void (async () => {
      for (const { list, next } of all) {
        await idle()
        // Without a thread of its own it is sorted when it is wished for, and not before.
        if (turn.current !== own || !sorter.prepare()) return
        await sortSoon(list, next.field, language, sorter)
        await idle()
        if (turn.current === own) sortNow(list, next, language)
      }
    })()
  }, [wanted, language, sorter])
  const [last] = useState<{ address: string; lists: readonly SortedList[] | undefined }>({
    address,
    lists: undefined,
  })
  // To draw the whole screen once more for what is only remembered would hold up rows that come.
  useLayoutEffect(() => {
    if (current) Object.assign(last, { address, lists: current })
  }, [last, address, current])
  return {
    lists: current ?? (last.address === address ? last.lists : undefined),
    isSorting: current === undefined,
    prepare,
  }
}
