import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { parseFile } from 'music-metadata'
import { removeOldest } from '../core/createOverlay'
import type { Music } from '../music/openMusic'
import { coverSize, coverSizes, type Picture, shrink } from './shrink'
import { drawCover } from './drawCover'
import { type CoverSource, findCover } from './findCover'

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
      const reason = error instanceof Error ? error.message : String(error)
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
