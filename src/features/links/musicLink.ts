import type { BrowseItem } from '../../../schemas/generated/types'
import { hosted } from '../../base'

/** Music that a link leads to, in the words of players. */
export interface MusicLink {
  uri: string
  /** '' where the link does not say it. */
  title: string
  type?: string
  service?: string
  artist?: string
  /** Only addresses that nothing but a picture is fetched from. */
  albumart?: string
}

/** Why a link is refused: nobody makes such, so somebody has crafted it, or it lost a part on its way. */
export type LinkFault =
  /** It names no music. */
  | 'nothing'
  /** It is longer than what the panel makes. */
  | 'long'
  /** It holds characters that nobody sees, and that change what one sees. */
  | 'hidden'
  /** Its address is none that a player has music at. */
  | 'address'

/** What can be linked to, by the types of players [D3-16]. */
const linked: ReadonlySet<string> = new Set([
  'album',
  'artist',
  'cuefile',
  'folder',
  'folder-with-favourites',
  'internal-folder',
  'mywebradio',
  'playlist',
  'remdisk',
  'song',
  'webradio',
])

/** Characters, each of its text; the longest that the panel makes are half as long. */
const limits = { query: 8000, uri: 2000, title: 400, artist: 400, albumart: 1000 } as const

// Control characters, line ends, and what turns the direction of writing.
const hidden = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/u
const allHidden = new RegExp(hidden, 'gu')

/** What browsers and the system of a player would carry out, or read elsewhere than in its library. */
const noMusic: ReadonlySet<string> = new Set([
  'about',
  'blob',
  'chrome',
  'data',
  'file',
  'filesystem',
  'intent',
  'javascript',
  'jar',
  'mailto',
  'tel',
  'vbscript',
  'view-source',
])

const schemeOf = (uri: string) => /^\s*([a-z][\w+.-]*):/i.exec(uri)?.[1]?.toLowerCase()

const isStation = ({ type, service }: Pick<MusicLink, 'type' | 'service'>) =>
  type === 'webradio' || type === 'mywebradio' || service === 'webradio'

/** Whether a player may have music there; an address of the web is a station's, and holds no password. */
function isMusicAddress(link: Pick<MusicLink, 'uri' | 'type' | 'service'>): boolean {
  const { uri } = link
  if (/(^|[/\\])\.\.([/\\]|$)/.test(uri)) return false
  const scheme = schemeOf(uri)
  if (scheme === undefined) return true
  if (noMusic.has(scheme)) return false
  if (scheme !== 'http' && scheme !== 'https') return true
  if (!isStation(link) || !URL.canParse(uri)) return false
  const { username, password } = new URL(uri)
  return username === '' && password === ''
}

/**
 * A cover that a link may have shown before anybody has pressed anything: covers of the player by their own
 * path, since any other path of it may do something, and pictures by https, which nothing in a house speaks.
 * Undefined for all others.
 */
function safeCover(albumart: string | undefined, origin: string | undefined): string | undefined {
  if (!albumart || albumart.length > limits.albumart || hidden.test(albumart)) return undefined
  const own =
    origin !== undefined && albumart.startsWith(`${origin}/`) ? albumart.slice(origin.length) : albumart
  if (/^\/(?:albumart|tinyart)(?:[?/]|$)/.test(own) && !/\.\./.test(own)) return own
  return /^https:\/\/[^/?#@]+\//i.test(own) && URL.canParse(own) ? own : undefined
}

const plain = (text: string | undefined, most: number) =>
  (text ?? '').replace(allHidden, ' ').trim().slice(0, most)

/**
 * The music that an item of the library is, for a link; undefined where there is nothing to link to. A
 * playlist that has no address goes by its name. `origin`: of the player.
 */
export function linkOf(item: BrowseItem, origin: string | undefined): MusicLink | undefined {
  const { type = '', service, artist } = item
  const title = plain(item.title || item.name || item.album || item.artist, limits.title)
  if (!linked.has(type)) return undefined
  const uri = item.uri || (type === 'playlist' && title !== '' ? `playlists/${title}` : '')
  const link: MusicLink = { uri, title, type }
  if (service) link.service = service
  const by = plain(artist, limits.artist)
  if (by !== '' && by !== title) link.artist = by
  const albumart = safeCover(item.albumart, origin)
  if (albumart !== undefined) link.albumart = albumart
  const read = readLink(queryOf(link))
  return 'fault' in read ? undefined : link
}

function queryOf(link: MusicLink): string {
  const query = new URLSearchParams()
  for (const name of ['title', 'artist', 'type', 'service', 'uri', 'albumart'] as const) {
    const value = link[name]
    if (value) query.set(name, value)
  }
  return query.toString()
}

/**
 * The address of a link on the panel of an origin, as it is sent to others. A QR code of it is better without
 * the cover.
 */
export function addressOfLink(
  { albumart, ...link }: MusicLink,
  has: { cover: boolean },
  panel = window.location.origin,
): string {
  const all = has.cover && albumart !== undefined ? { ...link, albumart } : link
  return `${panel}${hosted('/play')}?${queryOf(all)}`
}

/** Reads the query of a link (with its '?' or without); what nobody knows is dropped. */
export function readLink(query: string): { link: MusicLink } | { fault: LinkFault } {
  if (query.length > limits.query) return { fault: 'long' }
  const given = new URLSearchParams(query)
  const [uri, title, artist] = (['uri', 'title', 'artist'] as const).map((name) => given.get(name) ?? '')
  if (uri === undefined || title === undefined || artist === undefined || uri.trim() === '')
    return { fault: 'nothing' }
  if (uri.length > limits.uri || title.length > limits.title || artist.length > limits.artist)
    return { fault: 'long' }
  const named = { type: given.get('type') ?? '', service: given.get('service') ?? '' }
  if ([uri, title, artist, named.type, named.service].some((text) => hidden.test(text)))
    return { fault: 'hidden' }
  const link: MusicLink = { uri, title: title.trim() }
  if (linked.has(named.type)) link.type = named.type
  if (/^[\w.-]{1,60}$/.test(named.service)) link.service = named.service
  if (artist.trim() !== '') link.artist = artist.trim()
  if (!isMusicAddress(link)) return { fault: 'address' }
  const albumart = safeCover(given.get('albumart') ?? undefined, undefined)
  if (albumart !== undefined) link.albumart = albumart
  return { link }
}

/** What a link leads to, for a word before its name. */
export type LinkKind = 'album' | 'artist' | 'folder' | 'playlist' | 'song' | 'station' | 'music'

/** Of which kind the music of a link is, by its type, else by its address. */
export function kindOf({ uri, type = '', service }: MusicLink): LinkKind {
  if (uri.startsWith('playlists/') || type === 'playlist') return 'playlist'
  if (isStation({ type, ...(service !== undefined && { service }) })) return 'station'
  if (type === 'song') return 'song'
  if (type === 'album' || /^albums:\/\/./.test(uri)) return 'album'
  if (type === 'artist' || /^artists:\/\/./.test(uri)) return 'artist'
  return type === '' ? 'music' : 'folder'
}

/** Where it is from, to look at before a press: the host of a station, the path of a folder; else ''. */
export function whereOf({ uri }: Pick<MusicLink, 'uri'>): string {
  const scheme = schemeOf(uri)
  if (scheme === 'http' || scheme === 'https') return URL.canParse(uri) ? new URL(uri).host : ''
  return uri.startsWith('music-library/') ? uri.slice('music-library/'.length).replaceAll('/', ' › ') : ''
}

/** Its name; for one without the last part of its address. */
export const nameOf = ({ title, uri }: MusicLink): string =>
  title || uri.split('/').findLast((part) => part !== '') || uri
