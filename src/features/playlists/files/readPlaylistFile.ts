import { classify, namesOfPath, splitTitle, UnreadableFile, type RawEntry } from './fileEntries'

/**
 * A document of XML. One that declares entities is not read: no playlist needs them, and a few lines of them
 * can make gigabytes. Throws `UnreadableFile`.
 */
function parseXml(text: string): Element {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new UnreadableFile('broken')
  // It was decoded already, whatever its head says.
  const bare = text.replace(/^\s*<\?xml[^>]*\?>/i, '')
  const { documentElement } = new DOMParser().parseFromString(bare, 'application/xml')
  if (
    documentElement.getElementsByTagName('parsererror').length > 0 ||
    documentElement.localName === 'parsererror'
  )
    throw new UnreadableFile('broken')
  return documentElement
}

const childOf = (element: Element, name: string): Element | undefined =>
  [...element.children].find(({ localName }) => localName.toLowerCase() === name)
const textOf = (element: Element, name: string): string =>
  childOf(element, name)?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''

/** Reads an xspf: its tracks by location, title, creator, album and length. Throws `UnreadableFile`. */
function readXspf(text: string): { name: string; raw: RawEntry[] } {
  const root = parseXml(text)
  const tracks = [...(childOf(root, 'tracklist')?.children ?? [])]
  return {
    name: textOf(root, 'title'),
    raw: tracks
      .filter(({ localName }) => localName.toLowerCase() === 'track')
      .map((track) => {
        const length = Number(textOf(track, 'duration'))
        return {
          address: textOf(track, 'location'),
          title: textOf(track, 'title'),
          artist: textOf(track, 'creator'),
          album: textOf(track, 'album'),
          seconds: Number.isFinite(length) && length > 0 ? length / 1000 : undefined,
        }
      }),
  }
}

const attributeOf = (element: Element, name: string): string =>
  [...element.attributes].find((one) => one.name.toLowerCase() === name)?.value.trim() ?? ''

/**
 * Reads an opml, however deep its outlines lie: stations, by their addresses. Feeds are no streams and are
 * left out. Throws `UnreadableFile`.
 */
function readOpml(text: string): { name: string; raw: RawEntry[] } {
  const root = parseXml(text)
  const head = childOf(root, 'head')
  return {
    name: head ? textOf(head, 'title') : '',
    raw: [...root.getElementsByTagName('*')]
      .filter(({ localName }) => localName.toLowerCase() === 'outline')
      .flatMap((outline) => {
        const address = attributeOf(outline, 'url')
        const title = attributeOf(outline, 'text') || attributeOf(outline, 'title')
        return address === '' ? [] : [{ address, title }]
      }),
  }
}

const linesOf = (text: string) => text.split(/\r\n|\r|\n/)

/** Seconds as they are written, where they are. */
const secondsOf = (text: string | undefined): number | undefined => {
  const seconds = Number.parseFloat(text ?? '')
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
}

/**
 * Place of the comma behind which the title stands: those within quotes are of the attributes ('123
 * logo="a,b",Artist - Title'); -1 for none.
 */
function commaOf(text: string): number {
  let isQuoted = false
  for (let place = 0; place < text.length; place += 1) {
    if (text[place] === '"') isQuoted = !isQuoted
    if (text[place] === ',' && !isQuoted) return place
  }
  return -1
}

/** Reads an m3u or m3u8: paths and addresses, each with what the lines before it say. */
function readM3u(text: string): { name: string; raw: RawEntry[] } {
  const raw: RawEntry[] = []
  let name = ''
  let info: Omit<RawEntry, 'address'> = {}
  for (const line of linesOf(text)) {
    const one = line.trim()
    if (one === '') continue
    if (!one.startsWith('#')) {
      raw.push({ ...info, address: one })
      info = {}
      continue
    }
    const [, tag = '', value = ''] = /^#([A-Z]+):(.*)$/.exec(one) ?? []
    if (tag === 'PLAYLIST') name = value
    if (tag === 'EXTALB') info.album = value.trim()
    if (tag === 'EXTART') info.artist = value.trim()
    if (tag !== 'EXTINF') continue
    const comma = commaOf(value)
    if (comma < 0) continue
    const [length, title] = [value.slice(0, comma), value.slice(comma + 1)]
    info = { ...info, seconds: secondsOf(length), title: title.trim() }
  }
  return { name, raw }
}

/** Reads a pls: `File1=`, `Title1=`, `Length1=`, in the order of their figures. */
function readPls(text: string): { name: string; raw: RawEntry[] } {
  const entries = new Map<number, RawEntry>()
  for (const line of linesOf(text)) {
    const [, key = '', figure = '', value = ''] =
      /^\s*(File|Title|Length)(\d{1,6})\s*=(.*)$/i.exec(line) ?? []
    if (key === '') continue
    const entry = entries.get(Number(figure)) ?? { address: '' }
    entries.set(Number(figure), entry)
    if (/^file$/i.test(key)) entry.address = value.trim()
    else if (/^title$/i.test(key)) entry.title = value.trim()
    else entry.seconds = secondsOf(value)
  }
  const raw = [...entries].sort(([one], [other]) => one - other).flatMap(([, entry]) => entry)
  return { name: '', raw: raw.filter(({ address }) => address !== '') }
}

const marks: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/**
 * A file's text: by its byte order mark, else UTF-8, else the encoding that its XML names, else that of
 * Windows, which holds all of Latin-1. Never throws; what cannot be read stands as U+FFFD.
 */
function decodeText(bytes: Uint8Array): string {
  const marked = marks.find(([mark]) => mark.every((byte, place) => bytes[place] === byte))
  if (marked) return new TextDecoder(marked[1]).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200))
    const [, named = 'windows-1252'] = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(start) ?? []
    try {
      return new TextDecoder(named).decode(bytes)
    } catch {
      return new TextDecoder('windows-1252').decode(bytes)
    }
  }
}

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
      const stationName = title || new URL(kind.uri).host
      stations.push({ name: artist && title ? `${artist} - ${title}` : stationName, uri: kind.uri })
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
