import type { JsonObject } from '../../authoring/json/JsonObject'
import { artistCover } from './covers'

/** The address of an artist; below a genre it begins otherwise. */
export const artistUri = (artist: string, root = 'artists://'): string =>
  `${root}${encodeURIComponent(artist)}`

/** An artist in a list of artists. */
export const artistItem = (artist: string, uri = artistUri(artist)): JsonObject => ({
  service: 'mpd',
  type: 'folder',
  title: artist,
  albumart: artistCover(artist),
  uri,
})
