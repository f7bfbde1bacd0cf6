import type { BrowseItem } from '../../../schemas/generated/types'

/** An entry of a playlist, as players list it. */
export type PlaylistEntry = Pick<
  BrowseItem,
  'uri' | 'service' | 'title' | 'name' | 'artist' | 'album' | 'albumart' | 'duration'
>

/** What puts an entry at the end of a playlist. */
export interface EntryToAdd {
  uri: string
  service: string
  /** The name of a station, which players know by nothing else. */
  albumTitle?: string
}

const scheme = /^[a-z][a-z0-9+.-]*:/i

/**
 * The one form of an address in which players find a track again to add it: what they made of the queue is
 * kept without its beginning (`INTERNAL/…`), by which they look in the wrong folder and add nothing.
 */
function addressOf({ uri = '', service = 'mpd' }: PlaylistEntry): string {
  if (service !== 'mpd' || scheme.test(uri)) return uri
  const path = uri.replace(/^\/+/, '').replace(/^(music-library|mnt)\//, '')
  return path === '' ? '' : `mnt/${path}`
}

/** What adds an entry; undefined for one without an address, which nothing can add. */
export function toAdd(entry: PlaylistEntry): EntryToAdd | undefined {
  const { service = 'mpd', title, name } = entry
  const uri = addressOf(entry)
  if (uri === '') return undefined
  const called = title || name
  return { uri, service, ...(service === 'webradio' && called && { albumTitle: called }) }
}

/** Equal for entries that are the same music, in whatever form their addresses are kept. */
export const keyOf = (entry: PlaylistEntry): string =>
  `${entry.service || 'mpd'} ${addressOf({ ...entry, service: entry.service || 'mpd' })}`

/** Whether two lists hold the same in the same order. */
export const isSameList = (one: readonly PlaylistEntry[], other: readonly PlaylistEntry[]): boolean =>
  one.length === other.length && isBeginning(one, other)

/** Whether a list is the beginning of another one, or all of it. */
export const isBeginning = (part: readonly PlaylistEntry[], whole: readonly PlaylistEntry[]): boolean =>
  part.length <= whole.length && part.every((entry, place) => keyOf(entry) === keyOf(whole[place] ?? {}))

/**
 * Places of what is wanted and not held, where all that is held is wanted in that order; undefined where
 * something else is held.
 */
export function lacking(
  wanted: readonly PlaylistEntry[],
  held: readonly PlaylistEntry[],
): number[] | undefined {
  const places: number[] = []
  let at = 0
  for (const [place, entry] of wanted.entries()) {
    const next = held[at]
    if (next && keyOf(next) === keyOf(entry)) at += 1
    else places.push(place)
  }
  return at === held.length ? places : undefined
}

/** Entries without those that stand before in the list already; the first of each stays. */
export function withoutRepeats<Entry extends PlaylistEntry>(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>()
  return entries.filter((entry) => {
    const key = keyOf(entry)
    // Without an address nobody knows whether two are the same.
    if (!entry.uri || !seen.has(key)) {
      seen.add(key)
      return true
    }
    return false
  })
}
