import { useCallback, useMemo, useRef, useState } from 'react'
import { useBrand } from '../../../ui/brand/BrandContext'
import { useUndo } from '../../../ui/undo/PanelUndo'

/** The filter of a search for which none was chosen [D9-10]. */
export const defaultFilter = 'any'

/** The filter after a press on one: that one, or all where it was on already [D9-10]. */
export const nextFilter = (current: string, pressed: string): string =>
  pressed === current ? 'all' : pressed

/** So many are remembered. */
const most = 8
/** Nobody seeks longer texts; what is longer was not written by this panel. */
const longest = 200

/** Where searches are remembered; may throw, as storage does where cookies are off or a disk is full. */
export interface SearchMemory {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
}

const folded = (text: string) => text.toLowerCase()
const isSearch = (entry: unknown): entry is string =>
  typeof entry === 'string' && entry.trim() !== '' && entry.length <= longest

/**
 * The searches that are remembered under a key, newest first; what is no search, or cannot be read, is left
 * out.
 */
export function readRecent(memory: () => SearchMemory, key: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(memory().getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSearch).slice(0, most) : []
  } catch {
    return []
  }
}

/**
 * Remembers searches under a key; gives whether it could, as private windows and full disks do not let it.
 */
export function writeRecent(memory: () => SearchMemory, key: string, searches: readonly string[]): boolean {
  try {
    memory().setItem(key, JSON.stringify(searches))
    return true
  } catch {
    return false
  }
}

/**
 * Searches with one more, which stands first, and once. The one before it goes where it was only its
 * beginning: searching goes on while somebody types.
 */
export function withSearch(searches: readonly string[], search: string): readonly string[] {
  if (!isSearch(search)) return searches
  const wanted = folded(search)
  const others = searches.filter(
    (one, place) => folded(one) !== wanted && !(place === 0 && wanted.startsWith(folded(one))),
  )
  return [search, ...others].slice(0, most)
}

/** What was removed last, and the way back. */
interface RemovedSearches {
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
  /**
   * Undefined where nothing was removed since, or `forget` was called. The same object until something
   * changes.
   */
  removed: RemovedSearches | undefined
  /** Nobody wants back what was removed. */
  forget: () => void
  /** A hand is on the way back, or left it. */
  hold: (isHeld: boolean) => void
}

const memory = () => window.localStorage

/** The last searches that found something, remembered in this browser. */
export function useRecentSearches(): RecentSearches {
  const key = `${useBrand().word}.searches`
  const [searches, setSearches] = useState(() => readRecent(memory, key))
  const {
    offered: gone,
    offer,
    close: forget,
    hold,
  } = useUndo<{ before: readonly string[]; search?: string }>()
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
  const add = useCallback(
    (search: string) => {
      become((kept) => withSearch(kept, search))
      forget()
    },
    [become, forget],
  )
  const removed = useMemo(
    () =>
      gone && {
        ...(gone.search !== undefined && { search: gone.search }),
        restore: () => {
          become(() => gone.before)
          forget()
        },
      },
    [gone, become, forget],
  )
  return {
    searches,
    add,
    remove: (search) => offer({ before: become((kept) => kept.filter((one) => one !== search)), search }),
    clear: () => offer({ before: become(() => []) }),
    removed,
    forget,
    hold,
  }
}
