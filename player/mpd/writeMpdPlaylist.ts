import { ListRefused } from '../storage/musicDocuments'
import type { Command } from './connectMpd'
import type { MpdLink } from './createMpdLink'
import { MpdRefusal } from './protocol'

type Link = Pick<MpdLink, 'ask' | 'askAll'>

/** How many commands go in one list: servers take lists up to a size, and others want their turn. */
const inOneGo = 200
/** So many changes are made one by one; more, and the list is written anew. */
const mostSteps = 100

/**
 * Makes a stored playlist what it is to be, from what it was: `undefined` for one that there is not. Gives
 * the files that the server does not find; the others are on it. Rejects with `ListRefused` where somebody
 * else has changed it meanwhile, and with what the server says.
 */
export async function writeMpdPlaylist(
  link: Link,
  name: string,
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
): Promise<string[]> {
  if (after === undefined) {
    await remove(link, name)
    return []
  }
  if (before === undefined) {
    await create(link, name)
    return add(link, name, after)
  }
  const same = countSame(before, after)
  if (same === before.length) return add(link, name, after.slice(same))
  await assertSame(link, name, before)
  const end = countSame(before.slice(same).toReversed(), after.slice(same).toReversed())
  const taken = before.length - same - end
  const put = after.slice(same, after.length - end)
  if (taken + put.length > mostSteps) return rewrite(link, name, after)
  const away = Array.from({ length: taken }, (_, index): Command => {
    return ['playlistdelete', name, before.length - end - 1 - index]
  })
  await link.askAll(away)
  return insert(link, name, put, same, before.length - taken)
}

/** There is no command that makes an empty list: the queue is saved under its name, and taken out of it. */
async function create(link: Link, name: string): Promise<void> {
  await link.askAll([
    ['save', name],
    ['playlistclear', name],
  ])
}

async function remove(link: Link, name: string): Promise<void> {
  try {
    await link.ask(['rm', name])
  } catch (error) {
    // Gone already.
    if (!(error instanceof MpdRefusal) || error.code !== 50) throw error
  }
}

/** That there is no such file, or that no such address can be played. */
const notFound = [50, 2]
/** That this machine does not let it read a file. */
const notRead = 52

/** A file of this machine by its path is added by an address of its own; lists have the path. */
const addressOf = (file: string) => (file.startsWith('/') ? `file://${file}` : file)

/** Puts files at the end; those that the server does not find are left out, and returned. */
async function add(link: Link, name: string, files: readonly string[]): Promise<string[]> {
  const refused: string[] = []
  for (let from = 0; from < files.length;) {
    const some = files.slice(from, from + inOneGo)
    try {
      await link.askAll(some.map((file) => ['playlistadd', name, addressOf(file)]))
      from += some.length
    } catch (error) {
      if (!(error instanceof MpdRefusal)) throw error
      const file = some[error.done.length] ?? ''
      const isOfMachine = file.startsWith('/')
      if (!notFound.includes(error.code) && !(isOfMachine && error.code === notRead)) throw error
      refused.push(file)
      from += error.done.length + 1
    }
  }
  return refused
}

/** Puts files at a place of a list of this length. Older servers add only at the end. */
async function insert(
  link: Link,
  name: string,
  files: readonly string[],
  at: number,
  length: number,
): Promise<string[]> {
  const refused = await add(link, name, files)
  const count = files.length - refused.length
  if (at < length)
    await link.askAll(
      Array.from({ length: count }, (_, index): Command => [
        'playlistmove',
        name,
        length + index,
        at + index,
      ]),
    )
  return refused
}

/** Written whole under another name first: at each moment one of the two is whole. */
async function rewrite(link: Link, name: string, files: readonly string[]): Promise<string[]> {
  const draft = `${name} (${files.length})`
  await create(link, draft)
  const refused = await add(link, draft, files).catch(async (error: unknown) => {
    await remove(link, draft)
    throw error
  })
  await link.askAll([
    ['rm', name],
    ['rename', draft, name],
  ])
  return refused
}

async function assertSame(link: Link, name: string, files: readonly string[]): Promise<void> {
  const { pairs } = await link.ask(['listplaylist', name])
  const now = pairs.flatMap(([key, file]) => (key === 'file' ? [file] : []))
  if (now.length !== files.length || countSame(now, files) < files.length)
    throw new ListRefused('changed', name)
}

/** How many at the beginning are the same. */
function countSame(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((file, index) => file !== other[index])
  return end < 0 ? one.length : end
}
