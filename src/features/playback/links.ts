/** What browse is opened with from a name: the artist or the album that is meant, and both names [D2.4-11]. */
export interface BrowseTarget {
  type: 'artist' | 'album'
  artist: string
  album: string
}

/** The address of browse at an artist or album; the device is asked with the same values (`goTo` [D7-11]). */
export function browseLink({ type, artist, album }: BrowseTarget): string {
  const value = type === 'artist' ? artist : album
  return `/browse?${new URLSearchParams({ type, value, artist, album }).toString()}`
}
