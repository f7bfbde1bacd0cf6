import equal from 'fast-deep-equal'
import type { Change } from '../journal/Change'
import { runQuery } from '../query/runQuery'
import type { Query } from '../query/Query'
import { areRelated } from '../tree/areRelated'
import { treeAt } from '../tree/treeAt'
import type { Path, Tree } from '../tree/Tree'

/** What a client listens to. */
export interface Listen {
  path: Path
  query: Query | undefined
  /** The query as the client sent it, and the number by which it knows it. */
  sentQuery: unknown
  tag: number | undefined
}

/** A message to a client that it did not ask for: data, several data, a listen that ended. */
export interface Push {
  a: 'd' | 'm' | 'c'
  b: { p: string; d?: unknown; t?: number; q?: unknown[] }
}

/** The listens of one connection. */
export interface Listens {
  count(): number
  /** Adds a listen; what it shows at first is `value`. */
  add(listen: Listen, value: Tree | null): void
  remove(path: Path, tag: number | undefined): void
  /** Ends all of them; nobody is told. */
  clear(): void
  /** What to tell of changes. Listens that `mayRead` no longer allows are ended and told so. */
  hear(changes: readonly Change[], before: Tree | null, after: Tree | null, mayRead: MayRead): Push[]
  /** Ends the listens that are no longer allowed, and says so. */
  recheck(mayRead: MayRead): Push[]
}

type MayRead = (path: Path) => boolean

const keyOf = (path: Path, tag: number | undefined) => `${path.join('/')}|${tag ?? ''}`

/** What stands at a listen's place, or what its query leaves of it. */
export function seenBy({ path, query }: Pick<Listen, 'path' | 'query'>, root: Tree | null): Tree | null {
  const here = treeAt(root, path)
  return query === undefined ? here : runQuery(here, query)
}

/** What a listen shows, and what ends it. */
interface Kept extends Listen {
  shown: Tree | null
  end: () => void
}

/**
 * Keeps what a client listens to and works out what it has to hear. `watch` has it hear of the changes of a
 * place, and returns what ends it.
 */
export function createListens(watch: (path: Path) => () => void): Listens {
  const listens = new Map<string, Kept>()

  const drop = (key: string) => {
    listens.get(key)?.end()
    listens.delete(key)
  }
  const revoke = (key: string, { path, tag, sentQuery }: Listen): Push => {
    drop(key)
    return { a: 'c', b: { p: path.join('/'), ...(tag !== undefined && { q: [sentQuery] }) } }
  }

  return {
    count: () => listens.size,
    add(listen, value) {
      const key = keyOf(listen.path, listen.tag)
      drop(key)
      listens.set(key, { ...listen, shown: value, end: watch(listen.path) })
    },
    remove: (path, tag) => drop(keyOf(path, tag)),
    clear() {
      for (const key of listens.keys()) drop(key)
    },
    hear(changes, before, after, mayRead) {
      const pushes: Push[] = []
      for (const [key, listen] of listens) {
        const related = changes.filter(({ path }) => areRelated(path, listen.path))
        if (related.length === 0) continue
        if (!mayRead(listen.path)) {
          pushes.push(revoke(key, listen))
          continue
        }
        if (listen.query === undefined) {
          if (treeAt(before, listen.path) !== treeAt(after, listen.path))
            pushes.push(tell(listen.path, related, after))
          continue
        }
        const value = seenBy(listen, after)
        if (equal(value, listen.shown)) continue
        listen.shown = value
        pushes.push({ a: 'd', b: { p: listen.path.join('/'), d: value, ...tagOf(listen) } })
      }
      return pushes
    },
    recheck: (mayRead) =>
      [...listens].filter(([, { path }]) => !mayRead(path)).map(([key, listen]) => revoke(key, listen)),
  }
}

const tagOf = ({ tag }: Listen) => (tag === undefined ? {} : { t: tag })

/**
 * Tells one who listens to all of a place what changed in it, and no more; changes made together go together.
 */
function tell(path: Path, changes: readonly Change[], after: Tree | null): Push {
  const [first] = changes
  const above = changes.some((change) => change.path.length <= path.length)
  if (above || first === undefined) return { a: 'd', b: { p: path.join('/'), d: treeAt(after, path) } }
  if (changes.length === 1) return { a: 'd', b: { p: first.path.join('/'), d: treeAt(after, first.path) } }
  const parts = changes.map((change): [string, Tree | null] => [
    change.path.slice(path.length).join('/'),
    treeAt(after, change.path),
  ])
  return { a: 'm', b: { p: path.join('/'), d: Object.fromEntries(parts) } }
}
