import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { parseFile } from 'music-metadata'
import { removeOldest } from '../core/removeOldest'
import type { Music } from '../music/openMusic'
import { coverSize } from './coverSize'
import { drawCover } from './drawCover'
import { type CoverSource, findCover } from './findCover'
import { shrink } from './shrink'

/** How many covers are kept in all sizes; about 200 MB. */
const most = 5_000
/** Pictures of more bytes are no covers. */
const largest = 30_000_000
const drawnSize = 480

/** The covers of the music. */
export interface Covers {
  /** The file of a cover in the size that its address asks for; undefined when there is none, or none that can be read. */
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

  const make = async (key: string, source: CoverSource, side: number): Promise<string | undefined> => {
    try {
      const content = await readSource(source)
      if (content === undefined) return undefined
      const picture = await shrink(content, side)
      const path = join(folder, `${key}.${picture.kind}`)
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, `.${key}`), picture.content)
      await rename(join(folder, `.${key}`), path)
      return path
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log(`the cover ${source.kind === 'drawn' ? source.name : source.file} cannot be shown: ${reason}`)
      return undefined
    }
  }

  /** Files may go while they are looked at. */
  const find = async (query: URLSearchParams) => {
    try {
      const source = await findCover(music, query)
      return source && { source, key: await keyOf(source, coverSize(query)) }
    } catch {
      return undefined
    }
  }

  return {
    async find(query) {
      const found = await find(query)
      if (found === undefined) return undefined
      const { key, source } = found
      const known = made.get(key)
      if (known !== undefined) return known
      const making = inTurn(() => make(key, source, coverSize(query)))
      made.set(key, making)
      return making
    },
  }
}

/** Names of what was kept; the folder is made with the first cover. */
async function listKept(folder: string): Promise<string[]> {
  try {
    await removeOldest(folder, most)
    return (await readdir(folder)).filter((name) => !name.startsWith('.'))
  } catch {
    return []
  }
}

async function keyOf(source: CoverSource, side: number): Promise<string> {
  const hash = createHash('sha256').update(`${source.kind} ${side} `)
  if (source.kind === 'drawn') hash.update(source.name)
  else {
    const { mtimeMs, size } = await stat(source.file)
    hash.update(`${source.file} ${mtimeMs} ${size}`)
  }
  return hash.digest('hex').slice(0, 40)
}

async function readSource(source: CoverSource): Promise<Buffer | undefined> {
  if (source.kind === 'drawn') return drawCover(source.name, drawnSize)
  if (source.kind === 'picture') {
    if ((await stat(source.file)).size > largest) throw new Error('too large a file')
    return readFile(source.file)
  }
  const { common } = await parseFile(source.file)
  const [picture] = common.picture ?? []
  return picture && Buffer.from(picture.data)
}
