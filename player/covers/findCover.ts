import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import type { Music } from '../music/openMusic'
import { findInRoots } from '../music/addresses'

/** Where a cover comes from. */
export type CoverSource =
  /** A picture. */
  | { kind: 'picture'; file: string }
  /** In the tags of a file of music, or this picture where they have none. */
  | { kind: 'embedded'; file: string; otherwise?: string }
  /** At the machine that has the file of music. */
  | { kind: 'away'; name: string; read: () => Promise<Buffer | undefined> }
  /** Nowhere: it is drawn for music that has no files. */
  | { kind: 'drawn'; name: string }

/** Names of pictures that are covers, the best first. */
const names = ['cover', 'folder', 'front', 'album', 'albumart', 'artwork']
const endings = ['.jpg', '.jpeg', '.png', '.gif', '.webp']

/**
 * The cover that an address asks for: by its `path`, a folder or file of the library in any form, else by its
 * `web`, `artist/album/size`. In a folder a picture called cover or the like comes before one inside the
 * music; last comes one in the folder around the discs of an album.
 */
export async function findCover(music: Music, query: URLSearchParams): Promise<CoverSource | undefined> {
  const path = query.get('path')
  if (path) return findByUri(music, asUri(path))
  const library = music.library()
  for (const [artist, album] of namesIn(query.get('web') ?? '')) {
    const [first] = album === '' ? library.byArtist(artist) : library.album(artist, album)
    if (first !== undefined) return findByUri(music, first.uri)
  }
  return undefined
}

/** Nobody is called by more names than that with a slash between them. */
const mostSlashes = 8

/**
 * What `artist/album/size` may mean, the likeliest first. Either name may have slashes of its own: whether
 * those were encoded is no longer to be seen, some clients encode all of them, so that only the library can
 * tell.
 */
function namesIn(web: string): [artist: string, album: string][] {
  const parts = web.split('/')
  const names = parts.length > 2 ? parts.slice(0, -1) : parts
  return names.slice(0, mostSlashes).flatMap((_, index): [string, string][] => {
    const artist = names.slice(0, index + 1).join('/')
    const album = names.slice(index + 1).join('/')
    return artist === '' && album === '' ? [] : [[artist, album]]
  })
}

/** `/INTERNAL/…`, `INTERNAL/…`, `/mnt/INTERNAL/…` and `mnt/INTERNAL/…` are one. */
function asUri(path: string): string {
  return `mnt/${path.replace(/^\//, '').replace(/^(?:mnt|music-library)\//, '')}`
}

async function findByUri(music: Music, uri: string): Promise<CoverSource | undefined> {
  const found = await findInRoots(music.roots, uri)
  const library = music.library()
  if (found === undefined) return findAway(music, uri) ?? findDrawn(music, uri)
  const isFolder = (await stat(found)).isDirectory()
  const inFolder = await findPicture(isFolder ? found : dirname(found))
  if (inFolder !== undefined) return { kind: 'picture', file: inFolder }
  const track = isFolder ? library.within(uri)[0] : library.find(uri)
  const file = track && (await findInRoots(music.roots, track.uri))
  const otherwise = await findAroundDisc(music, isFolder ? uri : folderOf(uri))
  if (file !== undefined) return { kind: 'embedded', file, ...(otherwise !== undefined && { otherwise }) }
  return otherwise === undefined ? undefined : { kind: 'picture', file: otherwise }
}

const folderOf = (uri: string): string => uri.slice(0, uri.lastIndexOf('/'))

/**
 * The picture of an album that lies around a folder like `CD 1`. It goes by addresses, of which none leads
 * above a root.
 */
async function findAroundDisc(music: Music, uri: string): Promise<string | undefined> {
  if (!/\/(?:cd|disc|disk)[\W_]*\d+$/i.test(uri)) return undefined
  const album = await findInRoots(music.roots, folderOf(uri))
  return album && findPicture(album)
}

/** Of all tracks of an album in one folder, the first has the picture of all. */
function findAway(music: Music, uri: string): CoverSource | undefined {
  const library = music.library()
  const track = library.find(uri) ?? library.within(uri)[0]
  if (music.picture === undefined || track === undefined) return undefined
  return {
    kind: 'away',
    name: `${folderOf(track.uri)} ${track.album}`,
    read: async () => music.picture?.(track),
  }
}

/** What has no files has a cover all the same; each fifth album has none. */
function findDrawn(music: Music, uri: string): CoverSource | undefined {
  const library = music.library()
  const track = library.find(uri) ?? library.within(uri)[0]
  if (track === undefined || music.roots.some(({ name }) => track.uri.split('/')[1] === name))
    return undefined
  const name = `${track.albumartist} ${track.album}`
  return track.year % 5 === 4 ? undefined : { kind: 'drawn', name }
}

const stemOf = (name: string): string => basename(name, extname(name)).toLowerCase()

async function findPicture(folder: string): Promise<string | undefined> {
  const entries = await readdir(folder, { withFileTypes: true })
  const pictures = entries
    .filter((entry) => entry.isFile() && endings.includes(extname(entry.name).toLowerCase()))
    .map(({ name }) => name)
  const best = names.flatMap((stem) => pictures.find((name) => stemOf(name) === stem) ?? [])
  const name = best[0] ?? (pictures.length === 1 ? pictures[0] : undefined)
  return name === undefined ? undefined : join(folder, name)
}
