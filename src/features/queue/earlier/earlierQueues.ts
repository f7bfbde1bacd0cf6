import { createStore, del, get, set, update, type UseStore } from 'idb-keyval'
import type { QueueItem } from '../../../../schemas/generated/types'
import type { KeptQueue } from '../../../device'

/** So many queues of a player are kept, and so many entries of each. */
const [mostQueues, mostEntries] = [10, 10_000]
/** ms; a browser that says nothing for so long keeps nothing. */
const patience = 3000

/** What is shown of a queue that something took the place of, without its entries. */
export interface EarlierQueue {
  id: string
  /** When its place was taken, epoch ms. */
  at: number
  /** How many entries it had. */
  count: number
  /** Names of its first entries. */
  names: readonly string[]
  /** Cover of the entry that was current, as the player gave it. */
  albumart?: string | undefined
}

/** The queues of one player that panels in this browser saw replaced. Nothing of it ever rejects. */
export interface EarlierQueues {
  /** Newest first; empty where the browser keeps nothing. */
  list: () => Promise<readonly EarlierQueue[]>
  /** Undefined where it is not kept any more. */
  read: (id: string) => Promise<KeptQueue | undefined>
  keep: (kept: KeptQueue) => Promise<void>
}

/** What is needed to show an entry, and to have the player take it back. */
const told = ['uri', 'service', 'title', 'name', 'artist', 'album', 'albumart', 'duration', 'number'] as const

const entryOf = (item: QueueItem): QueueItem =>
  Object.fromEntries(told.flatMap((field) => (item[field] === undefined ? [] : [[field, item[field]]])))

const addressesOf = (items: readonly QueueItem[]) => items.map(({ uri }) => uri).join('\n')

/** Waits no longer than a browser may take; undefined where it takes longer, or keeps nothing. */
const within = <T>(work: () => Promise<T>): Promise<T | undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), patience)
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
      await within(async () => {
        const items = kept.items.slice(0, mostEntries).map(entryOf)
        const [newest] = await list()
        const last = newest && (await read(newest.id))
        // What was put back and replaced again is the same one.
        if (newest && last && addressesOf(last.items) === addressesOf(items)) {
          const again = { ...newest, at: now() }
          await set(slot(newest.id), { ...kept, items }, database())
          return update<EarlierQueue[]>(shelf, ([, ...others] = []) => [again, ...others], database())
        }
        const at = now()
        const id = `${at}-${crypto.getRandomValues(new Uint32Array(1))[0]}`
        const names = items.flatMap(({ name, title }) => name || title || []).slice(0, 3)
        const albumart = items[kept.position]?.albumart ?? items[0]?.albumart
        await set(slot(id), { ...kept, items }, database())
        let old: EarlierQueue[] = []
        await update<EarlierQueue[]>(
          shelf,
          (known = []) => {
            const all = [{ id, at, count: kept.items.length, names, albumart }, ...known]
            old = all.slice(mostQueues)
            return all.slice(0, mostQueues)
          },
          database(),
        )
        await Promise.all(old.map((one) => del(slot(one.id), database())))
        return undefined
      })
    },
  }
}
