import { readFile, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { drawIcon } from '../covers/drawIcon'
import { type Exchange, type Route, answer } from './answer'

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
