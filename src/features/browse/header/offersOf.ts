import type { HeaderKind } from './readMeta'

/** What the head of a page may offer. */
export type HeaderOffer = 'play' | 'addToQueue' | 'addToPlaylist' | 'favourite' | 'credits' | 'artistStory'

const offers: Readonly<Record<HeaderKind, readonly HeaderOffer[]>> = {
  artist: ['play', 'addToQueue', 'favourite'],
  album: ['play', 'addToQueue', 'addToPlaylist', 'favourite', 'credits', 'artistStory'],
  song: ['play', 'addToQueue', 'addToPlaylist', 'favourite', 'credits', 'artistStory'],
  playlist: ['play', 'addToQueue'],
  cd: ['play', 'addToQueue'],
  other: ['play'],
}

/** What is no more than what is listed below it, by the types that players name; of other types nobody knows. */
const lists: readonly unknown[] = ['playlist', 'play-playlist', 'cd']

/** What makes sense at the head of a page of that kind and type with so many items; an empty list is not played [D2.6-3 D2.6-4 D2.6-5]. */
export const offersOf = (
  kind: HeaderKind,
  type: string | undefined,
  count: number,
): ReadonlySet<HeaderOffer> => new Set(count === 0 && lists.includes(type) ? [] : offers[kind])
