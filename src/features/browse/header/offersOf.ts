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

/** What makes sense at the head of a page of that kind [D2.6-3 D2.6-4 D2.6-5]. */
export const offersOf = (kind: HeaderKind): ReadonlySet<HeaderOffer> => new Set(offers[kind])
