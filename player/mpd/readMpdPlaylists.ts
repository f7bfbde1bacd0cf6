import type { MpdLink } from './createMpdLink'
import { MpdRefusal, toGroups, toRecord } from './protocol'

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
    const said = await link.ask(['listplaylists']).catch((error: unknown) => {
      // It has no folder for them.
      if (error instanceof MpdRefusal) return undefined
      throw error
    })
    if (said === undefined) return undefined
    const times = new Map(
      toGroups(said.pairs, ['playlist']).map((group) => {
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
      if (error instanceof MpdRefusal) return error.done
      throw error
    })
    for (const [index, { pairs }] of answers.entries())
      lists.set(
        some[index] ?? '',
        pairs.flatMap(([key, file]) => (key === 'file' ? [file] : [])),
      )
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
      return others?.length === files.length && files.every((file, index) => file === others[index])
    })
  )
}
