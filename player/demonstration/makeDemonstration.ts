import { mkdir, writeFile, rename, rm, access } from 'node:fs/promises'
import { join, dirname } from 'node:path'
import type { Tags } from 'node-id3'
import { seedOf } from '../core/seededChance'
import { drawCover } from '../covers/drawCover'
import { writeTone } from './writeTone'
import { mapLimited } from '../core/inSlices'
import lyrics from './lyrics.json' with { type: 'json' }
import albums from './albums.json' with { type: 'json' }

/** The words of a track, and where they are kept. */
interface DemonstrationLyrics {
  /** What stands in an `.lrc` file beside the music; undefined where they are in its tags. */
  file: string | undefined
  tags: Pick<Tags, 'unsynchronisedLyrics' | 'synchronisedLyrics'>
}

const stamped = /^\[(\d+):([\d.]+)\](.*)$/

/** Lines of one stamp each, as SYLT has them. */
const timed = (lines: readonly string[]) =>
  lines.flatMap((line) => {
    const [, minutes, seconds, text = ''] = stamped.exec(line) ?? []
    return seconds === undefined
      ? []
      : [{ text, timeStamp: Math.round((Number(minutes) * 60 + Number(seconds)) * 1000) }]
  })

/** The words of a track of the demonstration; undefined for most. They were written for it. */
function readLyrics({ artist, title }: AlbumTrack): DemonstrationLyrics | undefined {
  const written = lyrics.find((one) => one.artist === artist && one.title === title)
  if (written === undefined) return undefined
  const { kept, lines } = written
  const language = 'eng'
  if (kept === 'file') return { file: `${lines.join('\n')}\n`, tags: {} }
  if (kept === 'words')
    return { file: undefined, tags: { unsynchronisedLyrics: { language, text: lines.join('\n') } } }
  // Stamps are ms, and of lyrics.
  const sylt = { language, timeStampFormat: 2, contentType: 1, shortText: '', synchronisedText: timed(lines) }
  return { file: undefined, tags: { synchronisedLyrics: [sylt] } }
}

/** Side of a cover that lies in its folder, and of one that lies in each file of the album. */
const inFolder = 480
const inFile = 240

/** Makes an album below a folder: its files, and its cover if it has one. */
async function makeAlbum(folder: string, album: Album): Promise<void> {
  const path = join(folder, ...album.folders.map(fileName))
  await mkdir(path, { recursive: true })
  const { art } = album
  const cover =
    art === 'none'
      ? undefined
      : await drawCover(`${album.artist} ${album.album}`, art === 'folder' ? inFolder : inFile)
  if (cover !== undefined && art === 'folder') await writeFile(join(path, 'cover.png'), cover)
  const image = art === 'embedded' ? cover : undefined
  if (album.isOneFile) return makeOneFile(path, album, image)
  for (const track of album.tracks) {
    const disc = album.discs > 1 ? `${track.disc}-` : ''
    const name = album.isTagged
      ? `${disc}${padded(track.number)} - ${fileName(track.title)}`
      : fileName(track.title)
    const lyrics = readLyrics(track)
    if (lyrics?.file !== undefined) await writeFile(join(path, `${name}.lrc`), lyrics.file)
    await writeTone(join(path, `${name}.wav`), {
      seconds: track.seconds ?? lengthOf(track),
      pitch: pitchOf(album, track),
      tags: album.isTagged ? { ...tagsOf(album, track, image), ...lyrics?.tags } : undefined,
      ...(album.isHiRes && { samplerate: 96_000, bitdepth: 24 }),
    })
  }
}

/** As a concert that somebody recorded in one go. */
async function makeOneFile(path: string, album: Album, image: Buffer | undefined): Promise<void> {
  const [first] = album.tracks
  if (first === undefined) return
  const name = fileName(album.album)
  let begin = 0
  const lines = [`PERFORMER "${album.artist}"`, `TITLE "${album.album}"`, `FILE "${name}.wav" WAVE`]
  for (const track of album.tracks) {
    const time = `${padded(Math.floor(begin / 60))}:${padded(begin % 60)}:00`
    lines.push(`  TRACK ${padded(track.number)} AUDIO`, `    TITLE "${track.title}"`, `    INDEX 01 ${time}`)
    begin += track.seconds ?? lengthOf(track)
  }
  await writeFile(join(path, `${name}.cue`), `${lines.join('\r\n')}\r\n`)
  await writeTone(join(path, `${name}.wav`), {
    seconds: begin,
    pitch: pitchOf(album, first),
    tags: tagsOf(album, { ...first, title: album.album }, image),
  })
}

function tagsOf(album: Album, track: AlbumTrack, image: Buffer | undefined): Tags {
  return {
    title: track.title,
    artist: track.artist,
    performerInfo: album.artist,
    album: album.album,
    year: String(album.year),
    genre: album.genre,
    trackNumber: `${track.number}/${album.tracks.length}`,
    ...(album.discs > 1 && { partOfSet: `${track.disc}/${album.discs}` }),
    ...(image && {
      image: { mime: 'image/png', type: { id: 3, name: 'front cover' }, description: '', imageBuffer: image },
    }),
  }
}

/** Two to six minutes. */
function lengthOf({ title, artist }: AlbumTrack): number {
  return 120 + (seedOf(`${artist} ${title}`) % 240)
}

/** A pentatonic scale, each album on a ground of its own. */
function pitchOf({ album }: Album, { disc, number }: AlbumTrack): number {
  const steps = [0, 2, 4, 7, 9]
  const note = disc * 2 + number
  const step = (steps[note % steps.length] ?? 0) + 12 * (Math.floor(note / steps.length) % 2)
  return 196 * 2 ** (((seedOf(album) % 12) + step) / 12)
}

function padded(number: number): string {
  return String(number).padStart(2, '0')
}

/**
 * Makes the demonstration's music in a folder that is not there yet; it appears there whole, or not at all.
 */
async function makeDemonstration(folder: string): Promise<void> {
  const making = join(dirname(folder), '.making')
  await rm(making, { recursive: true, force: true })
  await mkdir(making, { recursive: true })
  await mapLimited(readAlbums(), 4, (album) => makeAlbum(making, album))
  await rename(making, folder)
}

/** Makes the demonstration's music unless its folder is there already; returns whether it did. */
export async function makeDemonstrationOnce(folder: string, log: (line: string) => void): Promise<boolean> {
  try {
    await access(folder)
    return false
  } catch {
    log(`Making some music to begin with, in ${folder}`)
    await makeDemonstration(folder)
    return true
  }
}

/** A name that every file system takes for a file or folder. */
export function fileName(name: string): string {
  const harmless = name.replace(/[\\/:*?"<>|]|\p{Cc}/gu, '_').replace(/^\.|[. ]+$/g, '_')
  // In any script below the 255 bytes that most of them allow.
  return Array.from(harmless).slice(0, 60).join('').trim()
}

/** A track of an album that is to be made. */
interface AlbumTrack {
  title: string
  /** Seconds; undefined where any believable length will do. */
  seconds: number | undefined
  artist: string
  disc: number
  number: number
}

/** An album that is to be made. */
interface Album {
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
function readAlbums(): Album[] {
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
