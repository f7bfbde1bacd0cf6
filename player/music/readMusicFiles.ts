import { readdir, stat } from 'node:fs/promises'
import { extname, join, posix } from 'node:path'
import { mapLimited } from '../core/inSlices'
import { parseFile } from 'music-metadata'
import type { Track } from './Track'
import { messageOf } from '../core/messageOf'

const endings = new Set(
  'aac aif aiff ape dff dsf flac m4a m4b mka mp2 mp3 mpc oga ogg opus wav wma wv'
    .split(' ')
    .map((ending) => `.${ending}`),
)

/** A folder of music and the name that it has in addresses. */
export interface MusicRoot {
  /** E.g. `INTERNAL`. */
  name: string
  folder: string
  /** Whether the player may delete what is in it: not where a person keeps their music. Default false. */
  isOwn?: boolean
}

/**
 * Every file of music below a folder. What begins with a dot is left out, and links are not followed: they
 * could lead out of the folder, or round in a circle. A folder that cannot be read is one line in the log.
 */
export async function listMusicFiles(root: MusicRoot, log: (line: string) => void): Promise<MusicFile[]> {
  const found: { file: string; uri: string }[] = []
  const walk = async (folder: string, uri: string): Promise<void> => {
    let entries
    try {
      entries = await readdir(folder, { withFileTypes: true })
    } catch (error) {
      log(`${folder} cannot be read: ${messageOf(error)}`)
      return
    }
    for (const entry of entries) {
      if (entry.name.startsWith('.')) continue
      const path = { file: join(folder, entry.name), uri: `${uri}/${entry.name}` }
      if (entry.isDirectory()) await walk(path.file, path.uri)
      else if (entry.isFile() && endings.has(extname(entry.name).toLowerCase())) found.push(path)
    }
  }
  await walk(root.folder, `music-library/${root.name}`)
  const files = await mapLimited(found, 16, async (path) => {
    try {
      const { size, mtimeMs } = await stat(path.file)
      return { ...path, size, changed: mtimeMs }
    } catch (error) {
      // Gone since the folder was read, unless its name is not UTF-8: what was read of it is then not what it
      // is called.
      if (path.file.includes('\uFFFD') && isMissing(error))
        log(`${path.file} is left out: its name is not UTF-8, and has to be changed before it can be played`)
      return undefined
    }
  })
  return files.filter((file) => file !== undefined)
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** `03 - Title`, `03. Title`, `1-03 Title`, `03 Title`: disc and number before the title. */
const numbered = /^(?:(\d)[-.])?(\d{1,3})(?:\s*[-._]\s*|\s+)(?=\S)/

/**
 * What the path of a file says of its track, for all that its tags do not say: `Artist/Album/03 -
 * Title.flac`.
 */
export function tagsOfPath(
  path: string,
): Pick<Track, 'title' | 'artist' | 'album' | 'disc' | 'number' | 'trackType'> {
  const folders = path.normalize('NFC').split('/')
  const file = folders.pop() ?? ''
  const ending = posix.extname(file)
  const stem = file.slice(0, file.length - ending.length)
  const [before = '', disc = '0', number = '0'] = numbered.exec(stem) ?? []
  return {
    title: stem.slice(before.length).trim() || stem || file,
    artist: folders.at(-2) ?? '',
    album: folders.at(-1) ?? '',
    disc: Number(disc),
    number: Number(number),
    trackType: ending.slice(1).toLowerCase(),
  }
}

/** A file of a music folder. */
export interface MusicFile {
  /** Where it lies on disk. */
  file: string
  /** Its track's address. */
  uri: string
  size: number
  /** When it was changed last, ms since 1970. */
  changed: number
}

/** What a text in a tag is worth: no control characters, no halves of characters, no end of 10,000. */
const clean = (text: string | undefined): string =>
  (text ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')
    .trim()
    .slice(0, 1_000)

const whole = (number: number | null | undefined): number =>
  typeof number === 'number' && Number.isFinite(number) && number > 0 ? Math.round(number) : 0

/** Reads a track's tags and format. Rejects when the file is no music that can be read. */
export async function readTrackFile({ file, uri, changed }: MusicFile): Promise<Track> {
  const { common, format } = await parseFile(file, { skipCovers: true })
  if (format.container === undefined && format.codec === undefined) throw new Error('no music in it')
  // Below the name of the music folder.
  const path = tagsOfPath(uri.split('/').slice(2).join('/'))
  const artist = clean(common.artist) || path.artist
  return {
    uri,
    title: clean(common.title) || path.title,
    artist,
    albumartist: clean(common.albumartist) || (common.compilation === true ? 'Various artists' : artist),
    album: clean(common.album) || path.album,
    year: whole(common.year),
    genre: clean(common.genre?.[0]),
    composer: clean(common.composer?.[0]),
    disc: whole(common.disk.no) || path.disc,
    number: whole(common.track.no) || path.number,
    // What is known to have an end ends, however short it is.
    duration: format.duration !== undefined && format.duration > 0 ? Math.max(1, whole(format.duration)) : 0,
    trackType: path.trackType,
    samplerate: whole(format.sampleRate),
    bitdepth: whole(format.bitsPerSample),
    bitrate: whole(format.bitrate),
    channels: whole(format.numberOfChannels),
    added: Math.floor(changed / 1_000),
  }
}
