import { readUpdate, type Write } from './createAccess'
import { createPushIds } from './createPushIds'
import type { Store } from './createStore'
import type { Query } from './query/Query'
import { childrenBy } from './query/runQuery'
import { parsePath } from './tree/parsePath'
import { readValue } from './tree/readValue'
import { treeAt } from './tree/treeAt'
import type { Tree } from './tree/Tree'

/**
 * The database as the other parts of the cloud use it: no rules. Each call throws when the disk refuses or a
 * path is none.
 */
export interface Admin {
  /** What stands at a path, or null. Not to be changed. */
  get(path: string): Tree | null
  /** The children of a place that a query leaves, in its order. */
  query(path: string, query: Query): [key: string, value: Tree][]
  /** Puts a value, which may hold server values; null deletes. It is safe on disk when this returns. */
  set(path: string, value: unknown): void
  /** Puts values at several paths below one, all or none. */
  update(path: string, values: Readonly<Record<string, unknown>>): void
  /** Puts a value under a new key, which sorts after all older ones, and returns the key. */
  push(path: string, value: unknown): string
  /** Calls `listener` with what stands at a path, now and after each change there. Returns what ends it. */
  watch(path: string, listener: (value: Tree | null) => void): () => void
}

/** Opens the store to the cloud's own code. */
export function createAdmin(store: Store, now: () => number): Admin {
  const nextPushId = createPushIds(now)
  const write = (writes: readonly Write[]) => {
    const moment = now()
    const changes = writes.map(({ path, sent }) => ({
      path,
      value: readValue(sent, { existing: treeAt(store.root(), path), now: moment, depth: path.length }),
    }))
    if (changes.length > 0) store.change(changes)
  }

  return {
    get: (path) => treeAt(store.root(), parsePath(path)),
    query: (path, query) => childrenBy(treeAt(store.root(), parsePath(path)), query),
    set: (path, value) => write([{ path: parsePath(path), sent: value }]),
    update: (path, values) => write(readUpdate(parsePath(path), values)),
    push(path, value) {
      const key = nextPushId()
      write([{ path: [...parsePath(path), key], sent: value }])
      return key
    },
    watch(path, listener) {
      const keys = parsePath(path)
      const end = store.watch(keys, (_, before, after) => {
        const value = treeAt(after, keys)
        if (value !== treeAt(before, keys)) listener(value)
      })
      listener(treeAt(store.root(), keys))
      return end
    },
  }
}
