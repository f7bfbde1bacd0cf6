import type { Track } from './Track'

/** How large the library is [D3-49]. */
export interface LibrarySize {
  artists: number
  albums: number
  songs: number
  /** All of it played, seconds. */
  playtime: number
}

/** All tracks as the last scan found them. Addresses are taken in every form that `libraryUri` knows. */
export interface Library {
  /** Folder by folder, as a person would sort them. */
  tracks: readonly Track[]
  size(): LibrarySize
  find(uri: string): Track | undefined
  /** Everything below a folder, in its order. */
  within(uri: string): readonly Track[]
  /** An album in the order of its discs; of everyone when the artist is `*`. */
  album(artist: string, album: string): readonly Track[]
  /** An artist's albums, the oldest first, and what others have of that artist. */
  byArtist(artist: string): readonly Track[]
  ofGenre(genre: string): readonly Track[]
}
