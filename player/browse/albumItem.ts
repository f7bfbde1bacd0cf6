import type { JsonObject } from '../../authoring/json/JsonObject'
import type { Track } from '../music/Track'
import { albumCover } from './covers'

/** The address of an album, e.g. `albums://Slow%20Harbour/Ropewalk`; below an artist or a genre it begins otherwise. */
export const albumUri = ({ albumartist, album }: Track, root = 'albums://'): string =>
  `${root}${encodeURIComponent(albumartist)}/${encodeURIComponent(album)}`

/** An album in a list of albums, by its first track. */
export const albumItem = (track: Track, uri: string): JsonObject => ({
  service: 'mpd',
  type: 'folder',
  title: track.album,
  artist: track.albumartist,
  albumart: albumCover(track, 'dot-circle-o'),
  uri,
})
