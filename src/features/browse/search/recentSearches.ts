/** So many are remembered. */
const most = 8
/** Nobody seeks longer texts; what is longer was not written by this panel. */
const longest = 200

/** Where searches are remembered; may throw, as storage does where cookies are off or a disk is full. */
export interface SearchMemory {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
}

const folded = (text: string) => text.toLocaleLowerCase()
const isSearch = (entry: unknown): entry is string =>
  typeof entry === 'string' && entry.trim() !== '' && entry.length <= longest

/** The searches that are remembered under a key, newest first; what is no search, or cannot be read, is left out. */
export function readRecent(memory: () => SearchMemory, key: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(memory().getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSearch).slice(0, most) : []
  } catch {
    return []
  }
}

/** Remembers searches under a key; gives whether it could, as private windows and full disks do not let it. */
export function writeRecent(memory: () => SearchMemory, key: string, searches: readonly string[]): boolean {
  try {
    memory().setItem(key, JSON.stringify(searches))
    return true
  } catch {
    return false
  }
}

/**
 * Searches with one more, which stands first, and once. The one before it goes where it was only its beginning: searching
 * goes on while somebody types.
 */
export function withSearch(searches: readonly string[], search: string): readonly string[] {
  if (!isSearch(search)) return searches
  const wanted = folded(search)
  const others = searches.filter(
    (one, place) => folded(one) !== wanted && !(place === 0 && wanted.startsWith(folded(one))),
  )
  return [search, ...others].slice(0, most)
}
