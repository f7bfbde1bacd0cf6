import { classify, namesOfPath, splitTitle, UnreadableFile, type RawEntry } from './fileEntries'
import { decodeText } from './decodeText'
import { readM3u, readPls } from './readLines'
import { readOpml, readXspf } from './readXml'

/** A track to be found in the library, by its path or by its words. */
export interface FileTrack {
  title: string
  artist: string
  album: string
  /** With `/` between its parts; '' where it is none of a file. */
  path: string
  /** 0 where nobody says. */
  seconds: number
}

/** A station: a stream with an address that players play. */
export interface FileStation {
  name: string
  uri: string
}

/** Why an entry was left out: it is of a kind that no player plays, or longer than any address. */
export interface Skipped {
  text: string
  why: 'scheme' | 'long'
}

/** What a file holds. */
export interface PlaylistFileContent {
  format: 'm3u' | 'pls' | 'xspf' | 'opml'
  /** What it calls itself; '' where it does not. */
  name: string
  tracks: readonly FileTrack[]
  stations: readonly FileStation[]
  skipped: readonly Skipped[]
  /** It holds more entries than are read. */
  isCut: boolean
}

/** Bytes of the largest file that is read. */
const mostBytes = 8 * 1024 * 1024
/** So many entries are read. */
const mostEntries = 10_000
/** So long may an address or a name be. */
const longest = 4096

function readRaw(text: string): { format: PlaylistFileContent['format']; name: string; raw: RawEntry[] } {
  const start = text.trimStart().slice(0, 4096)
  if (/^\[playlist\]/i.test(start)) return { format: 'pls', ...readPls(text) }
  if (start.startsWith('<')) {
    if (/<opml[\s>]/i.test(start)) return { format: 'opml', ...readOpml(text) }
    if (/<playlist[\s>]/i.test(start)) return { format: 'xspf', ...readXspf(text) }
    throw new UnreadableFile('unknown')
  }
  return { format: 'm3u', ...readM3u(text) }
}

const hasControls = (text: string) => {
  // oxlint-disable-next-line no-control-regex
  return /[\u0000-\u0008\u000e-\u001f]/.test(text.slice(0, 4096))
}

/**
 * Reads a playlist (m3u, m3u8, pls, xspf) or a list of stations (opml) of whatever encoding; the format goes
 * by what it holds, not by its name. What it names is not opened. Throws `UnreadableFile`.
 */
export function readPlaylistFile(bytes: Uint8Array): PlaylistFileContent {
  if (bytes.length > mostBytes) throw new UnreadableFile('large')
  const text = decodeText(bytes)
  // Music, a picture, an archive.
  if (hasControls(text)) throw new UnreadableFile('unknown')
  const { format, name, raw } = readRaw(text)
  const [tracks, stations, skipped]: [FileTrack[], FileStation[], Skipped[]] = [[], [], []]
  for (const entry of raw.slice(0, mostEntries)) {
    const { address, title = '', artist = '', album = '', seconds = 0 } = entry
    if (address.length > longest || title.length > longest) {
      skipped.push({ text: (title || address).slice(0, 80), why: 'long' })
      continue
    }
    const kind = classify(address)
    if (kind.is === 'station') {
      const said = title || new URL(kind.uri).host
      stations.push({ name: artist && title ? `${artist} - ${title}` : said, uri: kind.uri })
      continue
    }
    const path = kind.is === 'path' ? kind.path : ''
    const named = splitTitle(title, artist)
    const ofPath = namesOfPath(path)
    const words = { title: named.title || ofPath.title, artist: named.artist, album: album || ofPath.album }
    if (kind.is === 'never' || words.title === '')
      skipped.push({ text: (title || address).slice(0, 80), why: 'scheme' })
    else tracks.push({ ...words, path, seconds: seconds > 0 ? Math.round(seconds) : 0 })
  }
  if (format === 'm3u' && tracks.length + stations.length === 0 && skipped.length === 0)
    throw new UnreadableFile('unknown')
  return {
    format,
    name: name.trim().slice(0, 200),
    tracks,
    stations,
    skipped,
    isCut: raw.length > mostEntries,
  }
}
