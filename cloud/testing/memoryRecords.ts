import { readUpdate } from '../embedded/database/createAccess'
import { createPushIds } from '../embedded/database/createPushIds'
import { childrenBy } from '../embedded/database/query/runQuery'
import { parsePath } from '../embedded/database/tree/parsePath'
import { readValue } from '../embedded/database/tree/readValue'
import { replaceAt } from '../embedded/database/tree/replaceAt'
import { treeAt } from '../embedded/database/tree/treeAt'
import { queryOf } from '../embedded/embeddedRecords'
import type { Path } from '../embedded/database/tree/Tree'
import type { Records, Tree } from '../services/ports/Records'
import { OrderedIndex } from './OrderedIndex'

/** Records in memory, for as many owners as fit: no place costs more because its neighbours are many. */
export interface MemoryRecords extends Records {
  /** What stands at a path now. The same tree as before means that nothing was changed there. */
  peek(path: string): Tree | null
  /** Writes at once what `update` writes. */
  write(values: Readonly<Record<string, unknown>>): void
  /** Characters of JSON of all that is stored. */
  size(): number
}

interface MemoryOptions {
  /** Places with many children, e.g. `referral/people`; every other child of the root is one, too. */
  collections?: readonly string[]
  /** By what children of a place are asked for, e.g. `{ leases: ['until'] }`; all else is looked through. */
  indexes?: Readonly<Record<string, readonly string[]>>
  /** ms since 1970 */
  now?: () => number
}

/** The children of one place, each a tree that is replaced and never changed. */
class Collection {
  readonly documents = new Map<string, Tree>()
  readonly indexes: ReadonlyMap<string, OrderedIndex>

  constructor(indexed: readonly string[]) {
    this.indexes = new Map(indexed.map((child) => [child, new OrderedIndex()]))
  }

  put(key: string, next: Tree | null): void {
    const before = this.documents.get(key) ?? null
    if (next === before) return
    if (next === null) this.documents.delete(key)
    else this.documents.set(key, next)
    for (const [child, index] of this.indexes) {
      const path = child.split('/')
      const [old, fresh] = [treeAt(before, path), treeAt(next, path)]
      if (old === fresh) continue
      if (old !== null && typeof old !== 'object') index.remove(old, key)
      if (fresh !== null && typeof fresh !== 'object') index.add(fresh, key)
    }
  }

  whole(): Tree | null {
    return this.documents.size === 0 ? null : Object.fromEntries(this.documents)
  }
}

/** Makes them, empty. */
export function createMemoryRecords(options: MemoryOptions = {}): MemoryRecords {
  const { collections: named = [], indexes = {}, now = Date.now } = options
  const deep = new Set(named.filter((place) => place.includes('/')))
  const collections = new Map<string, Collection>()
  const nextPushId = createPushIds(now)

  const collectionAt = (place: string) => {
    const known = collections.get(place)
    if (known !== undefined) return known
    const made = new Collection(indexes[place] ?? [])
    collections.set(place, made)
    return made
  }
  /** The collection that a place is in, and where in it. */
  const find = (path: Path) => {
    const two = path.slice(0, 2).join('/')
    const depth = deep.has(two) ? 2 : 1
    return { collection: collectionAt(path.slice(0, depth).join('/')), rest: path.slice(depth) }
  }
  const treeOf = (path: Path): Tree | null => {
    if (path.length === 0) throw new Error('The whole database is not read at once')
    const { collection, rest } = find(path)
    const [key, ...inner] = rest
    return key === undefined ? collection.whole() : treeAt(collection.documents.get(key) ?? null, inner)
  }
  const put = (path: Path, value: Tree | null) => {
    const { collection, rest } = find(path)
    const [key, ...inner] = rest
    if (key === undefined) throw new Error(`${path.join('/')} is not written at once`)
    collection.put(key, replaceAt(collection.documents.get(key) ?? null, inner, value))
  }
  const write = (values: Readonly<Record<string, unknown>>) => {
    const moment = now()
    const changes = readUpdate([], values).map(({ path, sent }) => ({
      path,
      value: readValue(sent, { existing: treeOf(path), now: moment, depth: path.length }),
    }))
    for (const { path, value } of changes) put(path, value)
  }

  return {
    write,
    peek: (path) => treeOf(parsePath(path)),
    get: async (path) => treeOf(parsePath(path)),
    update: async (values) => write(values),
    async push(path, value) {
      const key = nextPushId()
      write({ [`${path}/${key}`]: value })
      return key
    },
    async change(path, decide) {
      const decided = decide(treeOf(parsePath(path)))
      if ('next' in decided) write({ [path]: decided.next ?? null })
      return decided.result
    },
    async first(path, asked) {
      const { collection, rest } = find(parsePath(path))
      const index = rest.length === 0 ? collection.indexes.get(asked.child) : undefined
      if (index === undefined) return childrenBy(treeOf(parsePath(path)), queryOf(asked))
      return index.find(asked).flatMap((key): [string, Tree][] => {
        const tree = collection.documents.get(key)
        return tree === undefined ? [] : [[key, tree]]
      })
    },
    async page(path, after, most) {
      const start = after === undefined ? undefined : { value: after, key: undefined, inclusive: false }
      const limit = { count: most, from: 'start' } as const
      return childrenBy(treeOf(parsePath(path)), { by: 'key', start, end: undefined, limit })
    },
    size() {
      let sum = 0
      for (const { documents } of collections.values())
        for (const [key, tree] of documents) sum += key.length + 4 + JSON.stringify(tree).length
      return sum
    },
  }
}
