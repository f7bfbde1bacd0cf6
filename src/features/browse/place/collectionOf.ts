import { isPlaylistPage } from './isPlaylistPage'

/** A list that the owner fills. */
export type Collection = 'favourites' | 'radioFavourites' | 'stations' | 'playlists' | 'playlist'

const collections: ReadonlyMap<string, Collection> = new Map([
  ['favourites', 'favourites'],
  ['radio/favourites', 'radioFavourites'],
  ['radio/myWebRadio', 'stations'],
  ['playlists', 'playlists'],
])

/** Which of the owner's own lists is at an address within the library, if one is [D9-14]. */
export const collectionOf = (uri: string): Collection | undefined =>
  collections.get(uri) ?? (isPlaylistPage({ uri }) ? 'playlist' : undefined)
