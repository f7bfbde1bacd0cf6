import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { BrowseList } from '../../../../schemas/generated/types'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { onIdle } from '../../../ui/idle'
import type { Place } from '../items/itemActions'
import { createSorter } from './createSorter'
import { isLong, sortNow, sortSoon } from './listOrders'
import { useSortings } from './rememberedSortings'
import { type Sorting, sortFieldsOf } from './sortFields'

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
  const [shown, setShown] = useState({ address, lists: current })
  if (current && shown.lists !== current) setShown({ address, lists: current })
  return {
    lists: current ?? (shown.address === address ? shown.lists : undefined),
    isSorting: current === undefined,
    prepare,
  }
}
