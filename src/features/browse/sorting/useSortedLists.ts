import { useEffect, useMemo, useState } from 'react'
import type { BrowseItem, BrowseList } from '../../../../schemas/generated/types'
import { useTranslation } from '../../../i18n/TranslationProvider'
import type { Place } from '../items/itemActions'
import { createSorter } from './createSorter'
import { useSortings } from './rememberedSortings'
import { keyOf, type Sorting, sortFieldsOf } from './sortFields'
import { sortOrder, type SortQuestion } from './sortOrder'

/** Longer lists are sorted on a thread of their own. */
const short = 1000

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

/** Each list as it was sorted before, so that a page that is shown again has its order at once. */
const sorted = new WeakMap<BrowseList, Map<string, BrowseList>>()

const nameOf = ({ field, isDescending }: Sorting, language: string) =>
  JSON.stringify([field, isDescending, language])

function remember(list: BrowseList, name: string, order: Uint32Array): BrowseList {
  const items = Array.from<BrowseItem>({ length: order.length })
  // By number, because there may be 50,000.
  for (let at = 0; at < order.length; at += 1) {
    const item = list.items[order[at] ?? 0]
    if (item) items[at] = item
  }
  const result = { ...list, items }
  const known = sorted.get(list) ?? new Map<string, BrowseList>()
  sorted.set(list, known.set(name, result))
  return result
}

const questionOf = (list: BrowseList, { field, isDescending }: Sorting, language: string): SortQuestion => ({
  keys: list.items.map((item) => keyOf(item, field)),
  isDescending,
  language,
})

/** A list as it is to be; undefined where that takes a thread of its own first. */
function sortNow(list: BrowseList, sorting: Sorting | undefined, language: string): BrowseList | undefined {
  if (!sorting) return list
  const name = nameOf(sorting, language)
  const known = sorted.get(list)?.get(name)
  if (known || list.items.length > short) return known
  return remember(list, name, sortOrder(questionOf(list, sorting, language)))
}

/** All lists as they are to be; undefined where that takes a thread of its own first. */
function allSorted(wanted: readonly SortedList[], language: string): readonly SortedList[] | undefined {
  const all = wanted.flatMap((one) => {
    const list = sortNow(one.list, one.sorting, language)
    return list ? [{ ...one, list }] : []
  })
  return all.length === wanted.length ? all : undefined
}

/** By which part of the library it is: albums of an artist are another kind of list than all albums. */
const rootOf = (uri: string) => /^[\w-]*/.exec(uri)?.[0] ?? ''

/**
 * The lists of a page in the order that was wished for lists of their kind; `place` is where the page is in
 * the library, `address` its own. What is shown stays until long ones are sorted.
 */
export function useSortedLists(lists: readonly BrowseList[], { uri }: Place, address: string): SortedLists {
  const { language } = useTranslation().i18n
  const { sortings, choose } = useSortings()
  const [sorter] = useState(() => createSorter())
  useEffect(() => sorter.close, [sorter])
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
  const atOnce = useMemo(() => allSorted(wanted, language), [wanted, language])
  const [late, setLate] = useState<{ of: unknown; lists: readonly SortedList[] | undefined }>()
  useEffect(() => {
    if (atOnce) return undefined
    let isOver = false
    const missing = wanted.flatMap(({ list, sorting }) =>
      sorting && !sortNow(list, sorting, language) ? [{ list, sorting }] : [],
    )
    const all = missing.map(async ({ list, sorting }) =>
      remember(list, nameOf(sorting, language), await sorter.sort(questionOf(list, sorting, language))),
    )
    void Promise.all(all).then(() => isOver || setLate({ of: wanted, lists: allSorted(wanted, language) }))
    return () => {
      isOver = true
    }
  }, [atOnce, wanted, language, sorter])
  const current = atOnce ?? (late?.of === wanted ? late.lists : undefined)
  const [shown, setShown] = useState({ address, lists: current })
  if (current && shown.lists !== current) setShown({ address, lists: current })
  return {
    lists: current ?? (shown.address === address ? shown.lists : undefined),
    isSorting: current === undefined,
    prepare: sorter.prepare,
  }
}
