import type { MpdLink } from './createMpdLink'
import { MpdError, type Pair, toGroups, toRecord } from './protocol'
import { ListRefused } from '../storage/musicDocuments'
import type { Command } from './connectMpd'

/** The playlists that a server keeps: their files by their names, in the order of these. */
export type MpdLists = ReadonlyMap<string, readonly string[]>

/** How names of lists are sorted. */
export const inWords = new Intl.Collator('en', { numeric: true })

/** How many lists are read in one go. */
const inOneGo = 50

/** The server counts seconds: what it says was changed then may be changed once more in the same one, ms. */
const sameSecond = 2_000

/**
 * Reads the lists of a server, and once more only those that may have been changed; undefined where it keeps
 * none.
 */
export function createMpdListReader(
  link: Pick<MpdLink, 'ask' | 'askAll'>,
): () => Promise<MpdLists | undefined> {
  let known = new Map<string, { files: readonly string[]; time: string; since: number; readAt: number }>()

  return async () => {
    const answer = await link.ask(['listplaylists']).catch((error: unknown) => {
      // It has no folder for them.
      if (error instanceof MpdError) return undefined
      throw error
    })
    if (answer === undefined) return undefined
    const times = new Map(
      toGroups(answer.pairs, ['playlist']).map((group) => {
        const { playlist = '', 'Last-Modified': time = '' } = toRecord(group)
        return [playlist, time]
      }),
    )
    const isSettled = (name: string) => {
      const one = known.get(name)
      return one !== undefined && one.time === times.get(name) && one.readAt - one.since > sameSecond
    }
    const names = [...times.keys()].sort(inWords.compare)
    const stale = await readFiles(
      link,
      names.filter((name) => !isSettled(name)),
    )
    const now = performance.now()
    const next: typeof known = new Map()
    for (const name of names) {
      const before = known.get(name)
      const files = stale.get(name)
      const time = times.get(name) ?? ''
      const since = before?.time === time ? before.since : now
      if (files !== undefined) next.set(name, { files, time, since, readAt: now })
      else if (before !== undefined && isSettled(name)) next.set(name, before)
    }
    known = next
    return new Map([...known].map(([name, { files }]) => [name, files]))
  }
}

/** What is on these lists; one that has gone meanwhile, or cannot be read, is left out. */
async function readFiles(
  link: Pick<MpdLink, 'askAll'>,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const lists = new Map<string, readonly string[]>()
  let done = 0
  while (done < names.length) {
    const some = names.slice(done, done + inOneGo)
    const answers = await link.askAll(some.map((name) => ['listplaylist', name])).catch((error: unknown) => {
      if (error instanceof MpdError) return error.done
      throw error
    })
    for (const [index, { pairs }] of answers.entries()) lists.set(some[index] ?? '', filesIn(pairs))
    done += answers.length < some.length ? answers.length + 1 : some.length
  }
  return lists
}

/** Whether they have the same names with the same files on them. */
export function areSame(one: MpdLists | undefined, other: MpdLists | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  return (
    one.size === other.size &&
    [...one].every(([name, files]) => {
      const others = other.get(name)
      return others !== undefined && haveSameFiles(files, others)
    })
  )
}

/** What a list has, in its order, by the answer to `listplaylist`. */
const filesIn = (pairs: readonly Pair[]): string[] =>
  pairs.flatMap(([key, file]) => (key === 'file' ? [file] : []))

const haveSameFiles = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && countSame(one, other) === one.length

type Link = Pick<MpdLink, 'ask' | 'askAll'>

/** How many commands go in one list: servers take lists up to a size, and others want their turn. */
const commandsInOneGo = 200
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
    if (!(error instanceof MpdError) || error.code !== 50) throw error
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
    const some = files.slice(from, from + commandsInOneGo)
    try {
      await link.askAll(some.map((file) => ['playlistadd', name, addressOf(file)]))
      from += some.length
    } catch (error) {
      if (!(error instanceof MpdError)) throw error
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
  if (!haveSameFiles(filesIn(pairs), files)) throw new ListRefused('changed', name)
}

/** How many at the beginning are the same. */
function countSame(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((file, index) => file !== other[index])
  return end < 0 ? one.length : end
}
