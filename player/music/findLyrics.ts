import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, extname, join, posix } from 'node:path'
import { parseFile } from 'music-metadata'
import { insideFolder } from '../storage/insideFolder'
import { findInRoots, folded } from './addresses'
import type { Music } from './openMusic'
import type { Track } from './Track'

/** What is longer, in bytes or characters, is no song. */
const longest = 1_000_000

/** By what lyrics are asked for: the address of a track where it has one, else its names. */
export interface LyricsQuestion {
  uri?: string
  artist?: string
  album?: string
  track?: string
}

/** The track that is meant; names tell it where the address does not. */
function trackOf(music: Pick<Music, 'library'>, question: LyricsQuestion): Track | undefined {
  const { uri = '', artist = '', album = '', track = '' } = question
  const library = music.library()
  const found = uri === '' ? undefined : library.find(uri)
  if (found !== undefined || artist === '' || track === '') return found
  // Stations write names in capitals, or without their accents.
  const [singer, song] = [folded(artist), folded(track)]
  const own = library.byArtist(artist)
  const named = (own.length > 0 ? own : library.tracks).filter(
    (one) =>
      folded(one.title) === song && [one.artist, one.albumartist].some((name) => folded(name) === singer),
  )
  return named.find((one) => one.album === album) ?? named[0]
}

/**
 * The lyrics of a track, as LRC or plain text: those of an `.lrc` file beside it, else those in its tags.
 * Undefined where it has none, or is no file. Nothing outside the music folders is read.
 */
export async function findLyrics(
  music: Pick<Music, 'library' | 'roots'>,
  question: LyricsQuestion,
): Promise<string | undefined> {
  const track = trackOf(music, question)
  const file = track && (await findInRoots(music.roots, track.uri))
  if (file === undefined) return undefined
  const root = music.roots.find(({ name }) => name === track?.uri.split('/')[1])
  try {
    return (root && (await readBeside(root.folder, file))) ?? (await readTags(file))
  } catch {
    // It was changed or taken away meanwhile.
    return undefined
  }
}

const stemOf = (name: string): string => name.slice(0, name.length - extname(name).length)

/** What an `.lrc` file of the same name says. */
async function readBeside(root: string, file: string): Promise<string | undefined> {
  const stem = stemOf(posix.basename(file)).normalize('NFC')
  const names = await readdir(dirname(file))
  const name = names.find(
    (one) => extname(one).toLowerCase() === '.lrc' && stemOf(one).normalize('NFC') === stem,
  )
  // It may be a link, which is followed within the music alone.
  const found = name === undefined ? undefined : await insideFolder(root, join(dirname(file), name))
  if (found === undefined) return undefined
  const stats = await stat(found)
  return stats.isFile() && stats.size <= longest ? textOf(await readFile(found)) : undefined
}

/** Bytes as text: as the mark before them says, else UTF-8 where they are that, else as an old Windows. */
function textOf(bytes: Buffer): string | undefined {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).trim() || undefined
  } catch {
    return new TextDecoder('windows-1252').decode(bytes).trim() || undefined
  }
}

/** What tags of all kinds call lyrics. */
const ids = new Set([
  'LYRICS',
  'UNSYNCEDLYRICS',
  'SYNCEDLYRICS',
  'USLT',
  'ULT',
  'SYLT',
  'SLT',
  '©LYR',
  'WM/LYRICS',
])
const isLyrics = (id: string) => ids.has(id.toUpperCase().replace(/^TXXX:/, ''))

/**
 * What the tags of a file say. They are taken as they are written: read as lyrics by the library of tags, a
 * line loses all of its stamps but one, and the file its offset.
 */
async function readTags(file: string): Promise<string | undefined> {
  const { native } = await parseFile(file, { skipCovers: true })
  const texts = Object.values(native)
    .flat()
    .filter(({ id }) => isLyrics(id))
    .map(({ value }) => textOfTag(value).trim().slice(0, longest))
    .filter((text) => text !== '')
  return texts.find((text) => /^\s*\[\d+:\d/m.test(text)) ?? texts[0]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function textOfTag(value: unknown): string {
  if (typeof value === 'string') return value
  if (!isRecord(value)) return ''
  const { text, syncText, timeStampFormat } = value
  if (Array.isArray(syncText)) return lrcOf(syncText.filter(isRecord), timeStampFormat === milliseconds)
  return typeof text === 'string' ? text : ''
}

/** As SYLT says that its stamps are times, and not numbers of frames. */
const milliseconds = 2

/**
 * SYLT as LRC; without stamps where it has no times. Its parts are lines, or words of which those that begin
 * a line say so.
 */
function lrcOf(parts: readonly Readonly<Record<string, unknown>>[], isTimed: boolean): string {
  const all = parts.map(({ text, timestamp }) => ({
    text: typeof text === 'string' ? text : '',
    at: typeof timestamp === 'number' ? timestamp : 0,
  }))
  const hasWords = all.some(({ text }, place) => place > 0 && /^[\r\n]/.test(text))
  const lines: { text: string; at: number }[] = []
  for (const { text, at } of all) {
    const last = lines.at(-1)
    if (hasWords && last && !/^[\r\n]/.test(text)) last.text += text
    else lines.push({ text, at })
  }
  return lines
    .map(({ text, at }) => `${isTimed ? stampOf(at) : ''}${text.replace(/\s+/g, ' ').trim()}`)
    .join('\n')
}

function stampOf(at: number): string {
  const [minutes, seconds] = [Math.floor(at / 60_000), ((at % 60_000) / 1000).toFixed(3)]
  return `[${String(minutes).padStart(2, '0')}:${seconds.padStart(6, '0')}]`
}
