import { useCallback, useMemo, useRef, useState } from 'react'
import { useBrand } from '../../../ui/brand/useBrand'
import { readRecent, withSearch, writeRecent } from './recentSearches'

/** What was removed last, and the way back. */
export interface RemovedSearches {
  /** The one that went; undefined when all did. */
  search?: string
  restore: () => void
}

/** What was sought before, in this browser. */
export interface RecentSearches {
  /** Newest first; 8 at most. */
  searches: readonly string[]
  /** A search has found something. The same function always. */
  add: (search: string) => void
  remove: (search: string) => void
  clear: () => void
  /** Undefined where nothing was removed since, or `forget` was called. The same object until something changes. */
  removed: RemovedSearches | undefined
  /** Nobody wants back what was removed. */
  forget: () => void
}

const memory = () => window.localStorage

/** The last searches that found something, remembered in this browser. */
export function useRecentSearches(): RecentSearches {
  const key = `${useBrand().word}.searches`
  const [searches, setSearches] = useState(() => readRecent(memory, key))
  const [gone, setGone] = useState<{ before: readonly string[]; search?: string }>()
  /** What could not be remembered: it lasts until the component goes. */
  const unkept = useRef<readonly string[]>(undefined)
  // Each change begins with what is remembered: another tab may have searched, too.
  const become = useCallback(
    (change: (kept: readonly string[]) => readonly string[]) => {
      const kept = unkept.current ?? readRecent(memory, key)
      const next = change(kept)
      unkept.current = writeRecent(memory, key, next) ? undefined : next
      setSearches(next)
      return kept
    },
    [key],
  )
  const forget = useCallback(() => setGone(undefined), [])
  const add = useCallback(
    (search: string) => {
      become((kept) => withSearch(kept, search))
      setGone(undefined)
    },
    [become],
  )
  const removed = useMemo(
    () =>
      gone && {
        ...(gone.search !== undefined && { search: gone.search }),
        restore: () => {
          become(() => gone.before)
          setGone(undefined)
        },
      },
    [gone, become],
  )
  return {
    searches,
    add,
    remove: (search) => setGone({ before: become((kept) => kept.filter((one) => one !== search)), search }),
    clear: () => setGone({ before: become(() => []) }),
    removed,
    forget,
  }
}
