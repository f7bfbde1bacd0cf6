/** A line of a playlist's file, as far as its format says something. */
export interface RawEntry {
  /** Path or address as it is written. */
  address: string
  title?: string | undefined
  artist?: string | undefined
  album?: string | undefined
  /** s */
  seconds?: number | undefined
}

/** What is no playlist, or none that could be read. */
export class UnreadableFile extends Error {
  constructor(readonly why: 'large' | 'unknown' | 'broken') {
    super(why)
  }
}

/** What an address of a file names: a stream, a file, neither, or what nobody may open. */
type Named =
  | { is: 'station'; uri: string }
  | { is: 'path'; path: string }
  /** A track of a service: it is sought by its words. */
  | { is: 'words' }
  | { is: 'never' }

/** What players play as streams. */
const streams = /^(https?|mms[htu]?|rtsps?|rtmp[set]?|icy|ftp):$/i
/** What runs, or holds what it names within itself. */
const hostile = /^(javascript|vbscript|data|blob|about|view-source|chrome|mailto):$/i

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const asPath = (path: string): Named => ({ is: 'path', path: path.replaceAll('\\', '/') })

/** What an address names. A drive of Windows (`C:\Music`) is no scheme. Nothing is opened. */
export function classify(address: string): Named {
  const text = address.trim()
  if (text === '') return { is: 'words' }
  if (/^[a-z]:[\\/]/i.test(text)) return asPath(text)
  // Browsers read over such characters within a scheme.
  // oxlint-disable-next-line no-control-regex
  const [, scheme] = /^([a-z][a-z0-9+.-]*:)/i.exec(text.replaceAll(/[\u0000-\u0020]/g, '')) ?? []
  if (scheme === undefined) return asPath(text)
  if (hostile.test(scheme)) return { is: 'never' }
  if (/^file:$/i.test(scheme)) return asPath(decoded(text.replace(/^file:(\/\/[^/]*)?/i, '')))
  if (!streams.test(scheme)) return { is: 'words' }
  try {
    const { host } = new URL(text)
    return host === '' ? { is: 'never' } : { is: 'station', uri: text.replaceAll(/\s/g, '%20') }
  } catch {
    return { is: 'never' }
  }
}

/** The parts of 'Artist - Title', where nothing else names the artist. */
export function splitTitle(text: string, artist: string): { title: string; artist: string } {
  const title = text.trim()
  if (artist.trim() !== '') return { title, artist: artist.trim() }
  const [, before, after] = /^(.+?)\s+[-–—]\s+(.+)$/s.exec(title) ?? []
  return before !== undefined && after !== undefined
    ? { title: after, artist: before }
    : { title, artist: '' }
}

/** What the path of a file says of it: 'Album/01 - Title.flac'. */
export function namesOfPath(path: string): { title: string; album: string } {
  const parts = path.split('/').filter((part) => part !== '')
  const file = parts.at(-1) ?? ''
  const title = file
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/^\d{1,3}(\s*[-._]\s*|\s+)(?=\S)/, '')
    .replaceAll('_', ' ')
    .trim()
  return { title, album: parts.at(-2)?.replaceAll('_', ' ') ?? '' }
}
