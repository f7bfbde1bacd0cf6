import { setImmediate as turn } from 'node:timers/promises'
import type { Track } from '../music/Track'
import type { MpdLink } from './createMpdLink'
import { MpdError, NotMpd, type Pair, type TakePair, toFilterValue, toGroups, toRecord } from './protocol'
import { extname } from 'node:path'

/** A piece of a file that a cue sheet calls a track, where the server has no address for it. */
export interface Part {
  file: string
  /** Seconds, as MPD writes them: `4.000-7.000`, or `7.000-` up to the end. */
  range: string
}

/** All that a server has. */
interface MpdContent {
  tracks: Track[]
  /** What has to be asked for piece by piece, by the addresses of the tracks. */
  parts: ReadonlyMap<string, Part>
}

/** How many folders are read in one go: nobody else waits long, and servers have limits to what they say. */
const inOneGo = 50

/**
 * What a server hung up over when it was asked for it: its answers have a limit (`max_output_buffer_size`,
 * 8 MB), some 20,000 tracks.
 */
export interface TooMuch {
  /** Folders that are to be read alone: one of several was too much. */
  suspects: Set<string>
  /** Folders that are to be read piece by piece, with all below them. */
  large: Set<string>
}

/** How many tracks are read in one piece of a large folder. */
const piece = 5_000

/** More folders or tracks than any collection has. */
const most = 1_000_000
/** Lines that say nothing of a track or folder, before it is no MPD any more. */
const mostOfOne = 10_000

const begins = ['file', 'directory', 'playlist']

/**
 * Reads all of it, folder by folder: to look for all of it walks through all of it for each page. Tracks are
 * made as their lines come, however many lie in one folder. Rejects with `NotMpd` where there is no end of
 * it, and as the link does where that is lost; `tooMuch` has learned from that for the next time.
 */
export async function readMpdLibrary(
  link: Pick<MpdLink, 'ask' | 'askAll'>,
  mostTracks = most,
  tooMuch: TooMuch = { suspects: new Set(), large: new Set() },
): Promise<MpdContent> {
  const known = new Map<string, string>()
  const tracks: Track[] = []
  const folders = ['']
  /** Sheets that are listed, and not as folders of their tracks. */
  const sheets = new Set<string>()
  let thing: Pair[] = []
  const finish = () => {
    const [key, value] = thing[0] ?? []
    if (key === 'file') tracks.push(toTrack(thing, known))
    else if (key === 'directory' && value !== undefined) folders.push(value)
    else if (key === 'playlist' && value !== undefined && isSheet(value)) sheets.add(value)
    thing = []
    if (folders.length > mostTracks || tracks.length > mostTracks || sheets.size > mostTracks) throw endless()
  }
  const take = (key: string, value: string) => {
    if (begins.includes(key)) finish()
    if (thing.length > mostOfOne) throw endless()
    thing.push([key, value])
  }
  let done = 0
  while (done < folders.length) {
    const [first = ''] = folders.slice(done, done + 1)
    if (tooMuch.large.has(first)) {
      done += 1
      await readPieces(link, first, take)
    } else {
      const some = together(folders.slice(done, done + inOneGo), tooMuch)
      done += some.length
      await link
        .askAll(
          some.map((folder) => ['lsinfo', folder]),
          take,
        )
        .catch((error: unknown) => {
          if (!(error instanceof MpdError)) learn(some, tooMuch)
          throw error
        })
    }
    finish()
    await turn()
  }
  for (const folder of folders) sheets.delete(folder)
  if (sheets.size === 0) return { tracks, parts: new Map() }
  return divide(tracks, await readSheets(link, [...sheets], known))
}

/** The first of these that are read in one go. */
function together(folders: readonly string[], { suspects, large }: TooMuch): readonly string[] {
  const alone = folders.findIndex((folder) => suspects.has(folder) || large.has(folder))
  return alone < 0 ? folders : folders.slice(0, Math.max(1, alone))
}

function learn(asked: readonly string[], { suspects, large }: TooMuch): void {
  const [only] = asked
  if (asked.length === 1 && only !== undefined) large.add(only)
  else for (const folder of asked) suspects.add(folder)
}

/** Reads all tracks below a folder, in the order in which the server has them. MPD 0.21 or newer. */
async function readPieces(link: Pick<MpdLink, 'askAll'>, folder: string, take: TakePair): Promise<void> {
  const filter = folder === '' ? '(modified-since "1970-01-02T00:00:00Z")' : `(base ${toFilterValue(folder)})`
  let count = piece
  for (let from = 0; count >= piece; from += piece) {
    count = 0
    await link.askAll([['find', filter, 'window', `${from}:${from + piece}`]], (key, value) => {
      if (key === 'file') count += 1
      take(key, value)
    })
    await turn()
  }
}

const endless = () => new NotMpd('it lists music without an end')

const isSheet = (name: string) => /\.cue$/i.test(name)

/** The tracks of sheets that the server does not show as folders: older ones, or told not to. */
async function readSheets(
  link: Pick<MpdLink, 'ask'>,
  sheets: readonly string[],
  known: Map<string, string>,
): Promise<{ track: Track; part: Part }[]> {
  const found: { track: Track; part: Part }[] = []
  for (const sheet of sheets) {
    const songs = await link.ask(['listplaylistinfo', sheet]).then(
      ({ pairs }) => toGroups(pairs, ['file']),
      (error: unknown) => {
        // Not readable as a list: its files are still there as a whole.
        if (error instanceof MpdError) return []
        throw error
      },
    )
    for (const [index, song] of songs.entries()) {
      const { file = '', Range: range } = toRecord(song)
      if (range === undefined || !/^[\d.]+-[\d.]*$/.test(range)) continue
      const name = `${sheet}/track${String(index + 1).padStart(4, '0')}`
      const track = toTrack([['file', name], ...song.slice(1)], known)
      found.push({ track: { ...track, trackType: toTrack(song).trackType }, part: { file, range } })
    }
  }
  return found
}

/** Puts tracks in the place of the files that they are pieces of. */
function divide(tracks: Track[], found: readonly { track: Track; part: Part }[]): MpdContent {
  const whole = new Set(found.map(({ part }) => `music-library/${part.file}`))
  return {
    tracks: [...tracks.filter(({ uri }) => !whole.has(uri)), ...found.map(({ track }) => track)],
    parts: new Map(found.map(({ track, part }) => [track.uri, part])),
  }
}

const first = (song: readonly Pair[], key: string): string =>
  song.find(([name]) => name === key)?.[1]?.trim() ?? ''

/** The number at the beginning of a tag: `3/12`, `2019-04-01`. */
const numberIn = (text: string): number => Number(/^\d{1,9}/.exec(text)?.[0] ?? 0)

/**
 * When it came to the library, or, for servers before 0.24, when its file was changed; seconds since 1970.
 */
function addedIn(song: readonly Pair[]): number {
  const time = Date.parse(first(song, 'Added') || first(song, 'Last-Modified'))
  return time > 0 ? Math.floor(time / 1_000) : 0
}

/**
 * A song as MPD lists it, as a track of the library. What many have in common is kept once in memory where
 * they share `known`.
 */
export function toTrack(song: readonly Pair[], known = new Map<string, string>()): Track {
  const shared = (text: string) => {
    const kept = known.get(text)
    if (kept === undefined) known.set(text, text)
    return kept ?? text
  }
  const file = first(song, 'file')
  const ofAlbum = first(song, 'AlbumArtist')
  const artist = first(song, 'Artist') || ofAlbum
  const name = file.slice(file.lastIndexOf('/') + 1)
  const [samplerate = '', bitdepth = '', channels = ''] = first(song, 'Format').split(':')
  return {
    // One text, not two behind each other.
    uri: ['music-library', file].join('/'),
    title: first(song, 'Title') || name.slice(0, name.length - extname(name).length) || name,
    artist: shared(artist),
    albumartist: shared(ofAlbum || artist),
    album: shared(first(song, 'Album')),
    year: numberIn(first(song, 'Date')),
    genre: shared(first(song, 'Genre')),
    composer: shared(first(song, 'Composer')),
    disc: numberIn(first(song, 'Disc')),
    number: numberIn(first(song, 'Track')),
    duration: Math.round(Number(first(song, 'duration') || first(song, 'Time')) || 0),
    trackType: shared(extname(name).slice(1).toLowerCase()),
    samplerate: numberIn(samplerate),
    bitdepth: bitdepth === 'f' ? 32 : numberIn(bitdepth),
    bitrate: 0,
    channels: numberIn(channels),
    added: addedIn(song),
  }
}
