import { readFile, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { type Exchange, type Route, answer } from './answer'

/** What is drawn on a tile of 24 by 24, by the name that addresses of pictures have for it. */
const shapes: Readonly<Record<string, string>> = {
  heart: '<path d="M12 19 5.6 12.4a4 4 0 0 1 5.7-5.7l.7.8.7-.8a4 4 0 0 1 5.7 5.7z"/>',
  list: '<path d="M5 7h9v1.6H5zm0 4h9v1.6H5zm0 4h6v1.6H5zm10-1 5 2.6-5 2.6z"/>',
  folder: '<path d="M4.5 7h5l1.6 1.8h8.4v9H4.5z"/>',
  note: '<path d="M9 6.5 18 5v9.8a2.3 2 0 1 1-1.6-1.9V8.2l-5.8 1v7.3A2.3 2 0 1 1 9 14.6z"/>',
  person: '<circle cx="12" cy="9" r="3.2"/><path d="M5.5 18.5a6.5 5.2 0 0 1 13 0z"/>',
  disc: '<path fill-rule="evenodd" d="M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zm0 5.2a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z"/>',
  tag: '<path fill-rule="evenodd" d="M5 5h7l7 7-7 7-7-7zm3.5 2a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z"/>',
  server: '<path fill-rule="evenodd" d="M5 5.5h14v5.5H5zm2 2v1.5h1.5V7.5zM5 13h14v5.5H5zm2 2v1.5h1.5V15z"/>',
  clock:
    '<path fill-rule="evenodd" d="M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zm-.9 3h1.8v4.2l2.9 1.8-.9 1.5-3.8-2.3z"/>',
  radio:
    '<path fill-rule="evenodd" d="M7 9 16 5l.6 1.3L10.5 9H19v9.5H5V9zm1.7 2.4a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zm5.3.6v1.4h3.5V12zm0 2.8v1.4h3.5v-1.4z"/>',
  microphone:
    '<path d="M12 4.5a2.5 2.5 0 0 1 2.5 2.5v4.5a2.5 2.5 0 0 1-5 0V7A2.5 2.5 0 0 1 12 4.5zM7 11.5h1.5a3.5 3.5 0 0 0 7 0H17a5 5 0 0 1-4.2 4.9v1.6h2.2v1.5H9V18h2.2v-1.6A5 5 0 0 1 7 11.5z"/>',
  calendar:
    '<path fill-rule="evenodd" d="M5 6.5h2.5V5H9v1.5h6V5h1.5v1.5H19V19H5zm1.6 4v6.9h10.8v-6.9zM8 12h2v1.8H8zm3 0h2v1.8h-2zm3 0h2v1.8h-2z"/>',
  plus: '<path fill-rule="evenodd" d="M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zm-.9 3.7h1.8v2.9h2.9v1.8h-2.9v2.9h-1.8v-2.9H8.2v-1.8h2.9z"/>',
  pen: '<path d="M6 18l.8-3.6L15.4 5.8a1.4 1.4 0 0 1 2 0l.8.8a1.4 1.4 0 0 1 0 2l-8.6 8.6zM13 17h6v1.5h-7.5z"/>',
  flask: '<path d="M9 4.5h6V6h-1v4l4.7 8.5H5.3L10 10V6H9z"/>',
  chip: '<path d="M7.5 7.5h9v9h-9zM9 5h1.5v2H9zm4.5 0H15v2h-1.5zM9 17h1.5v2H9zm4.5 0H15v2h-1.5zM5 9h2v1.5H5zm0 4.5h2V15H5zM17 9h2v1.5h-2zm0 4.5h2V15h-2z"/>',
  usb: '<path d="M9 4.5h6v5h1.5v10h-9v-10H9zm1.5 1.5v1.5h1V6zm2 0v1.5h1V6z" fill-rule="evenodd"/>',
}

/** Addresses call the same picture differently: by an icon of theirs, or by a file of a plugin. */
const names: Readonly<Record<string, keyof typeof shapes>> = {
  'folder-o': 'folder',
  users: 'person',
  'dot-circle-o': 'disc',
  'fa-tags': 'tag',
  'fa-calendar': 'calendar',
  music: 'note',
  microchip: 'chip',
  usb: 'usb',
  server: 'server',
  'mpd/favouritesicon.png': 'heart',
  'mpd/playlisticon.png': 'list',
  'mpd/musiclibraryicon.png': 'folder',
  'mpd/artisticon.png': 'person',
  'mpd/albumicon.png': 'disc',
  'mpd/genreicon.png': 'tag',
  'mpd/composericon.png': 'pen',
  'mpd/yearicon.png': 'calendar',
  'mpd/recenticon.png': 'plus',
  'upnp_browser/dlnaicon.png': 'server',
  'last_100/icon.png': 'clock',
  'webradio/icon.png': 'radio',
  'podcast/icon.png': 'microphone',
  'cd_controller/cdicon.png': 'disc',
  'demonstration/icon.png': 'flask',
}

/**
 * The icon that an address names, as an SVG that is neutral on light and dark, or, `isBare`, white on nothing
 * as real devices send it; undefined for one that the player does not have. `name` is e.g. `folder-o`, or the
 * file of a source as `music_service/mpd/playlisticon.png`.
 */
function drawIcon(name: string, isBare = false): string | undefined {
  const key = name.replace(/^music_service\//, '')
  const shape = Object.hasOwn(names, key) ? shapes[names[key] ?? ''] : undefined
  return (
    shape &&
    (isBare
      ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><g fill="#fff">${shape}</g></svg>`
      : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" fill="#7d7a75"/><g fill="#efece6">${shape}</g></svg>`)
  )
}

/** What is served as a picture, by the ending of the file in small letters. */
export const pictureTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
}

/** A picture may come from a plugin author; opened on its own it must not act as a page of this player. */
const harmless = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }

/** Stands for artwork that there is none of: a disc, neutral on light and dark. */
const placeholder = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" role="img" aria-label="No artwork">
<rect width="240" height="240" fill="#7d7a75"/><circle cx="120" cy="120" r="84" fill="#5c5955"/>
<circle cx="120" cy="120" r="56" fill="none" stroke="#6c6965" stroke-width="2"/><circle cx="120" cy="120" r="26" fill="#97938d"/>
<circle cx="120" cy="120" r="5" fill="#5c5955"/></svg>`

/** Where pictures are found; each gives the file's path or undefined when there is no such picture. */
interface PictureSources {
  /** By `category/name/path/in/the/plugin`, e.g. `miscellanea/demonstration/panel.svg`. */
  sectionImage: (address: string) => Promise<string | undefined>
  /** In this order. */
  backgroundsFolders: readonly string[]
  albumartFolder: string
  /** The cover that an address of music asks for, if there is one. */
  cover: (query: URLSearchParams) => Promise<string | undefined>
  /** Signs are white on nothing, as real devices send them. */
  hasBareSigns?: boolean
}

/**
 * Serves `/albumart` (a section's image of a plugin [D7-45], the icon of a source, a cover that was sent
 * [D7-41], the cover of music, else the icon that stands for it or a neutral placeholder) and `/backgrounds/`
 * [D3-35].
 */
export function routePictures(sources: PictureSources): Route {
  const { sectionImage, backgroundsFolders, albumartFolder, cover, hasBareSigns } = sources
  return async (exchange) => {
    const { path, query } = exchange
    if (path.startsWith('/backgrounds/')) {
      // A thumbnail is the picture itself: an SVG has no smaller one, and nothing here can make one of a
      // photograph.
      const name = basename(path).replace(/^thumbnail-/, '')
      return answerPicture(exchange, ...backgroundsFolders.map((folder) => join(folder, name)))
    }
    if (path !== '/albumart') return false
    const upload = query.get('upload')
    if (upload !== null) return answerPicture(exchange, join(albumartFolder, basename(upload)))
    const address = query.get('sectionimage')
    if (address !== null) return answerPicture(exchange, await sectionImage(address))
    const source = query.get('sourceicon')
    if (source !== null) return answerDrawing(exchange, drawIcon(source, hasBareSigns), cached)
    const found = await cover(query)
    if (found !== undefined && (await answerIfThere(exchange, found, cached))) return true
    // Where a cover may come to be, nobody is to wait for it for an hour.
    const headers = query.has('path') || query.has('web') ? { 'cache-control': 'public, max-age=60' } : cached
    return answerDrawing(exchange, drawIcon(query.get('icon') ?? '', hasBareSigns), headers)
  }
}

/** Answers with an icon, or with what stands for all that there is no picture of. */
function answerDrawing(exchange: Exchange, icon: string | undefined, headers: Record<string, string>): true {
  return answer(exchange, 200, 'image/svg+xml', icon ?? placeholder, { ...harmless, ...headers })
}

const cached = { 'cache-control': 'public, max-age=3600' }

/**
 * Asked for each time, sent only when it changed: a picture that was deleted may come back as another one.
 */
async function answerFile(
  exchange: Exchange,
  file: string,
  type: string,
  headers: Record<string, string> = {},
): Promise<true> {
  const { mtimeMs, size } = await stat(file)
  const etag = `"${mtimeMs.toString(36)}-${size.toString(36)}"`
  const isKnown = exchange.request.headers['if-none-match'] === etag
  const body = isKnown ? '' : await readFile(file)
  return answer(exchange, isKnown ? 304 : 200, type, body, { ...harmless, etag, ...headers })
}

/**
 * Answers with a picture; false when it is not there, or cannot be read: from outside these look the same.
 */
async function answerIfThere(
  exchange: Exchange,
  file: string,
  headers?: Record<string, string>,
): Promise<boolean> {
  const type = pictureTypes[extname(file).toLowerCase()]
  if (type === undefined) return false
  try {
    return await answerFile(exchange, file, type, headers)
  } catch {
    return false
  }
}

/** The first of the files that is there. */
async function answerPicture(exchange: Exchange, ...files: readonly (string | undefined)[]): Promise<true> {
  for (const file of files) if (file !== undefined && (await answerIfThere(exchange, file))) return true
  return answer(exchange, 404, 'text/plain; charset=utf-8', 'No such picture')
}
