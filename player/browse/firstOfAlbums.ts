import type { Track } from '../music/Track'

/** The first track of each album that there is among these, in their order; tracks of no album are left out. */
export function firstOfAlbums(tracks: readonly Track[]): Track[] {
  const albums = new Map<string, Track>()
  for (const track of tracks) {
    const key = `${track.albumartist}\n${track.album}`
    if (track.album !== '' && !albums.has(key)) albums.set(key, track)
  }
  return [...albums.values()]
}
