import { createStore, del, get, set, update, type UseStore } from 'idb-keyval'
import { pieceAt } from '../../../../machines/queueEntries'
import type { QueueItem } from '../../../../schemas/generated/types'
import type { KeptQueue } from '../../../device'

/** So many queues of a player are kept, and so many entries of each. */
const [mostQueues, mostEntries] = [10, 10_000]
/** ms; a browser that says nothing for so long keeps nothing. */
const timeoutMs = 3000

/** What is shown of a queue that something took the place of, without its entries. */
export interface EarlierQueue {
  id: string
  /** When its place was taken, epoch ms. */
  at: number
  /** How many entries it had. */
  count: number
  /** Names of its first entries. */
  names: readonly string[]
  /** Of which entries in which order, as a number. */
  print?: string
  /** Cover of the entry that was current, as the player gave it. */
  albumart?: string | undefined
}

/** The queues of one player that panels in this browser saw replaced. Nothing of it ever rejects. */
export interface EarlierQueues {
  /** Newest first; empty where the browser keeps nothing. */
  list: () => Promise<readonly EarlierQueue[]>
  /** Undefined where it is not kept any more. */
  read: (id: string) => Promise<KeptQueue | undefined>
  /** Keeps a queue as the newest, each once, whoever keeps it; whether it is kept. */
  keep: (kept: KeptQueue) => Promise<boolean>
}

/** What is needed to show an entry, and to have the player take it back. */
const told = ['uri', 'service', 'title', 'name', 'artist', 'album', 'albumart', 'duration', 'number'] as const

const entryOf = (item: QueueItem): QueueItem =>
  Object.fromEntries(told.flatMap((field) => (item[field] === undefined ? [] : [[field, item[field]]])))

/** The same for queues of the same entries in the same order, and hardly ever for others. */
function printOf(items: readonly QueueItem[]): string {
  let hash = 0
  for (const { uri, name } of items)
    for (const letter of `${pieceAt(uri) ?? name}\n`)
      hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0
  return `${items.length} ${hash}`
}

/** Waits no longer than a browser may take; undefined where it takes longer, or keeps nothing. */
const within = <T>(work: () => Promise<T>): Promise<T | undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), timeoutMs)
    const end = (result: T | undefined) => {
      clearTimeout(timer)
      resolve(result)
    }
    // A browser that forbids storage may throw at once.
    Promise.resolve()
      .then(work)
      .then(end, () => end(undefined))
  })

let opened: UseStore | undefined
const database = () => (opened ??= createStore('earlier-queues', 'queues'))

/** The earlier queues of a player, which is known by where it is reached. */
export function earlierQueuesOf(player: string, now = () => Date.now()): EarlierQueues {
  const shelf = `list ${player}`
  const slot = (id: string) => `queue ${player} ${id}`
  const list = async () => (await get<EarlierQueue[]>(shelf, database())) ?? []
  const read = (id: string) => get<KeptQueue>(slot(id), database())
  return {
    list: async () => (await within(list)) ?? [],
    read: (id) => within(() => read(id)),
    keep: async (kept) => {
      const isKept = await within(async () => {
        const items = kept.items.slice(0, mostEntries).map(entryOf)
        const print = printOf(items)
        const at = now()
        const id = `${at}-${crypto.getRandomValues(new Uint32Array(1))[0]}`
        const names = items.flatMap(({ name, title }) => name || title || []).slice(0, 3)
        const albumart = items[kept.position]?.albumart ?? items[0]?.albumart
        const one: EarlierQueue = { id, at, count: kept.items.length, names, print, albumart }
        await set(slot(id), { ...kept, items }, database())
        let old: EarlierQueue[] = []
        // In one step: another page of this browser may see the same queue go.
        await update<EarlierQueue[]>(
          shelf,
          (known = []) => {
            // What was put back and replaced again is the same one.
            const all = [one, ...known.filter((other) => other.print !== print)]
            const left = all.slice(0, mostQueues)
            old = known.filter((other) => !left.includes(other))
            return left
          },
          database(),
        )
        await Promise.all(old.map((gone) => del(slot(gone.id), database())))
        return true
      })
      return isKept === true
    },
  }
}
