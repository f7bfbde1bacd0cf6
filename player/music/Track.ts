/** A track of the library: what its tags say, or its path where they say nothing; '' and 0 for what nobody knows. */
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
}
