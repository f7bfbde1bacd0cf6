/**
 * A track of the library: what its tags say, or its path where they say nothing; '' and 0 for what nobody
 * knows.
 */
export type Track = {
  /** As it is listed, e.g. `music-library/INTERNAL/Slow Harbour/Low Tide/01 - Ebb.flac`. */
  uri: string
  title: string
  artist: string
  /** Under whom the album is listed. */
  albumartist: string
  album: string
  year: number
  genre: string
  composer: string
  disc: number
  number: number
  /** Whole seconds. */
  duration: number
  /** Ending of its file in lower case, e.g. `flac`. */
  trackType: string
  /** Hz. */
  samplerate: number
  /** Bits of a sample. */
  bitdepth: number
  /** Bits a second. */
  bitrate: number
  channels: number
  /** When it came to the library, as far as that is known: seconds since 1970. */
  added: number
}

/** How large the library is [D3-49]. */
interface LibrarySize {
  artists: number
  albums: number
  songs: number
  /** All of it played, seconds. */
  playtime: number
}

/** What lies in a folder itself. */
export interface Folder {
  /** Names of the folders in it, as a person would sort them. */
  folders: readonly string[]
  tracks: readonly Track[]
}

/** All tracks as the last scan found them. Addresses are taken in every form that `libraryUri` knows. */
export interface Library {
  /** Folder by folder, as a person would sort them. */
  tracks: readonly Track[]
  size(): LibrarySize
  find(uri: string): Track | undefined
  /** A folder that has music somewhere below it. */
  folder(uri: string): Folder | undefined
  /** Everything below a folder, in its order. */
  within(uri: string): readonly Track[]
  /** An album in the order of its discs; of everyone when the artist is `*`. */
  album(artist: string, album: string): readonly Track[]
  /** The tracks of each album that has a name, the albums as their folders are sorted. */
  albums(): readonly (readonly [Track, ...Track[]])[]
  /** An artist's albums, the oldest first, and what others have of that artist. */
  byArtist(artist: string): readonly Track[]
  /** Under whom albums are listed, by name. */
  artists(): Promise<readonly string[]>
  ofGenre(genre: string): readonly Track[]
  genres(): Promise<readonly string[]>
  ofComposer(composer: string): readonly Track[]
  composers(): Promise<readonly string[]>
  ofYear(year: number): readonly Track[]
  /** The latest first. */
  years(): readonly number[]
  /** What came last, as far as that is known: the first track of so many albums, the latest first. */
  latest(albums: number): readonly Track[]
  /** Whether it is known of any track. */
  knows(what: 'composer' | 'year' | 'added'): boolean
  /** The tracks with this text in their title, artist, album or composer, whatever its case and accents. */
  search(text: string): Promise<readonly Track[]>
}
