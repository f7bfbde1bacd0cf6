import albums from './albums.json' with { type: 'json' }

/** A name that every file system takes for a file or folder. */
export function fileName(name: string): string {
  const harmless = name.replace(/[\\/:*?"<>|]|\p{Cc}/gu, '_').replace(/^\.|[. ]+$/g, '_')
  // In any script below the 255 bytes that most of them allow.
  return Array.from(harmless).slice(0, 60).join('').trim()
}

/** A track of an album that is to be made. */
export interface AlbumTrack {
  title: string
  /** Seconds; undefined where any believable length will do. */
  seconds: number | undefined
  artist: string
  disc: number
  number: number
}

/** An album that is to be made. */
export interface Album {
  artist: string
  album: string
  year: number
  genre: string
  /** Names of the folders: of the artist, of the album; '' for none. */
  folders: readonly [artist: string, album: string]
  /** Where its cover is. */
  art: 'folder' | 'embedded' | 'none'
  isTagged: boolean
  isHiRes: boolean
  /** One file for all of it, with a sheet that says where each track begins. */
  isOneFile: boolean
  discs: number
  tracks: readonly AlbumTrack[]
}

type Written = string | readonly (string | number | null)[]

/** The demonstration's albums. */
export function readAlbums(): Album[] {
  return albums.map((written) => {
    const { artist, album } = written
    const discs: readonly (readonly Written[])[] = written.discs ?? [written.tracks ?? []]
    return {
      artist,
      album,
      year: written.year ?? 0,
      genre: written.genre ?? '',
      folders: [written.folder ?? artist, written.albumFolder ?? album],
      art: written.art === 'embedded' || written.art === 'none' ? written.art : 'folder',
      isTagged: written.tagged ?? true,
      isHiRes: written.format === 'hires',
      isOneFile: written.cue ?? false,
      discs: discs.length,
      tracks: discs.flatMap((tracks, disc) =>
        tracks.map((track, index) => readTrack(track, artist, disc + 1, index + 1)),
      ),
    }
  })
}

function readTrack(written: Written, artist: string, disc: number, number: number): AlbumTrack {
  const [title, seconds, own] = typeof written === 'string' ? [written] : written
  return {
    title: String(title),
    seconds: typeof seconds === 'number' ? seconds : undefined,
    artist: typeof own === 'string' ? own : artist,
    disc,
    number,
  }
}
