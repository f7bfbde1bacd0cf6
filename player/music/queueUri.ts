import { libraryUri } from './libraryUri'

/** The address of a file or folder as queue, playlists and favourites have it, `mnt/INTERNAL/…`; others stay as they are. */
export function queueUri(uri: string): string {
  return libraryUri(uri)?.replace(/^music-library/, 'mnt') ?? uri
}
