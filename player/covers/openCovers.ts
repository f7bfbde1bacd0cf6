import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join, parse, basename, dirname, extname } from 'node:path'
import { parseFile } from 'music-metadata'
import { removeOldest } from '../storage/writeAtomically'
import type { Music } from '../music/openMusic'
import { coverSize, coverSizes, type Picture, shrink } from './shrink'
import { drawCover } from './drawCover'
import { findInRoots } from '../music/addresses'
import { messageOf } from '../core/messageOf'

/** Where a cover comes from. */
type CoverSource =
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
async function findCover(music: Music, query: URLSearchParams): Promise<CoverSource | undefined> {
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

/** How many pictures are kept, each cover in all its sizes; about 200 MB. */
const most = 10_000
/** Pictures of more bytes are no covers. */
const largest = 30_000_000
/** Small: a long queue that is scrolled through asks for many of them. */
const drawnSize = 240

/** The covers of the music. */
export interface Covers {
  /**
   * The file of a cover in the size that its address asks for; undefined when there is none, or none that can
   * be read.
   */
  find(query: URLSearchParams): Promise<string | undefined>
}

/** Opens the covers; each is made once and kept in a folder. */
export async function openCovers(folder: string, music: Music, log: (line: string) => void): Promise<Covers> {
  /** Paths by what they were made of; undefined where nothing came of it. */
  const made = new Map<string, Promise<string | undefined>>()
  for (const name of await listKept(folder)) made.set(parse(name).name, Promise.resolve(join(folder, name)))
  // One after the other: each takes all of the processor that it gets.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const next = last.then(run, run)
    last = next
    return next
  }

  /** Makes a cover in some sizes; gives the path of each. */
  const make = async (key: string, source: CoverSource, sides: readonly number[]) => {
    const paths = new Map<number, string>()
    try {
      const pictures = await drawOrShrink(source, sides)
      await mkdir(folder, { recursive: true })
      for (const [index, picture] of pictures.entries()) {
        const side = sides[index] ?? 0
        const name = nameOf(key, side)
        await writeFile(join(folder, `.${name}`), picture.content)
        await rename(join(folder, `.${name}`), join(folder, `${name}.${picture.kind}`))
        paths.set(side, join(folder, `${name}.${picture.kind}`))
      }
    } catch (error) {
      const reason = messageOf(error)
      // Whoever could not be reached may have it the next time.
      if (source.kind === 'away') for (const side of sides) made.delete(nameOf(key, side))
      log(`the cover ${'name' in source ? source.name : source.file} cannot be shown: ${reason}`)
    }
    return paths
  }

  /** Files may go while they are looked at. */
  const find = async (query: URLSearchParams) => {
    try {
      const source = await findCover(music, query)
      return source && { source, key: await keyOf(source) }
    } catch {
      return undefined
    }
  }

  return {
    async find(query) {
      const found = await find(query)
      if (found === undefined) return undefined
      const { key, source } = found
      // To unpack a picture takes its time, so it is made in all sizes; one is drawn in that which is wanted.
      const isDrawn = source.kind === 'drawn'
      const side = isDrawn ? Math.min(coverSize(query), drawnSize) : coverSize(query)
      const known = made.get(nameOf(key, side))
      if (known !== undefined) return known
      const sides = isDrawn ? [side] : coverSizes
      const making = inTurn(() => make(key, source, sides))
      for (const one of sides)
        made.set(
          nameOf(key, one),
          making.then((paths) => paths.get(one)),
        )
      return (await making).get(side)
    },
  }
}

const nameOf = (key: string, side: number): string => `${key}-${side}`

/** Names of what was kept; the folder is made with the first cover. */
async function listKept(folder: string): Promise<string[]> {
  try {
    await removeOldest(folder, most)
    return (await readdir(folder)).filter((name) => !name.startsWith('.'))
  } catch {
    return []
  }
}

async function keyOf(source: CoverSource): Promise<string> {
  const hash = createHash('sha256').update(`${source.kind} `)
  if ('name' in source) hash.update(source.name)
  else {
    const files =
      source.kind === 'embedded' && source.otherwise ? [source.file, source.otherwise] : [source.file]
    for (const file of files) {
      const { mtimeMs, size } = await stat(file)
      hash.update(`${file} ${mtimeMs} ${size}`)
    }
  }
  return hash.digest('hex').slice(0, 40)
}

/** A picture for each of `sides`, px; none where the file has none. */
async function drawOrShrink(source: CoverSource, sides: readonly number[]): Promise<Picture[]> {
  if (source.kind !== 'drawn') {
    const content = await readSource(source)
    return content === undefined ? [] : shrink(content, sides)
  }
  const drawn = sides.map((side) => drawCover(source.name, side))
  return (await Promise.all(drawn)).map((content) => ({ kind: 'png', content }))
}

async function readSource(source: Exclude<CoverSource, { kind: 'drawn' }>): Promise<Buffer | undefined> {
  if (source.kind === 'away') return source.read()
  if (source.kind === 'picture') return readPicture(source.file)
  const { common } = await parseFile(source.file)
  const [picture] = common.picture ?? []
  if (picture !== undefined) return Buffer.from(picture.data)
  return source.otherwise === undefined ? undefined : readPicture(source.otherwise)
}

async function readPicture(file: string): Promise<Buffer> {
  if ((await stat(file)).size > largest) throw new Error('too large a file')
  return readFile(file)
}
