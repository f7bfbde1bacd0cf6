import type { Store } from './createStore'
import type { Guard } from './rules/createGuard'
import type { Signed } from './rules/Signed'
import { hashTree } from './tree/hashTree'
import { parsePath } from './tree/parsePath'
import { readValue } from './tree/readValue'
import { RequestError } from './tree/RequestError'
import { treeAt } from './tree/treeAt'
import type { Path, Tree } from './tree/Tree'

/** Something to be written: what the client sent, server values not yet filled in. */
export interface Write {
  path: Path
  sent: unknown
}

/**
 * The data as one who is signed in, or not, may read and write them. What is refused throws a RequestError.
 */
export interface Access {
  mayRead(auth: Signed | null, path: Path): boolean
  read(auth: Signed | null, path: Path): Tree | null
  /** Writes all or nothing. With a hash, only if what stands there has that hash. */
  write(auth: Signed | null, writes: readonly Write[], hash?: string): void
  /** Throws what `write` would throw, and writes nothing. */
  rehearse(auth: Signed | null, writes: readonly Write[]): void
}

const denied = () => new RequestError('permission_denied', 'Permission denied')

/** Puts the rules between clients and the store. `now` gives the server's time in ms. */
export function createAccess(store: Store, guard: Guard, now: () => number): Access {
  const allowed = (auth: Signed | null, writes: readonly Write[]) => {
    const moment = now()
    const before = store.root()
    const changes = writes.map(({ path, sent }) => ({
      path,
      value: readValue(sent, { existing: treeAt(before, path), now: moment, depth: path.length }),
    }))
    const after = store.preview(changes)
    const asking = { auth, now: moment }
    if (!changes.every(({ path }) => guard.mayWrite(asking, before, after, path))) throw denied()
    return { changes, after }
  }
  const mayRead = (auth: Signed | null, path: Path) => guard.mayRead({ auth, now: now() }, store.root(), path)

  return {
    mayRead,
    read(auth, path) {
      if (!mayRead(auth, path)) throw denied()
      return treeAt(store.root(), path)
    },
    write(auth, writes, hash) {
      const { changes, after } = allowed(auth, writes)
      const stale =
        hash !== undefined && writes.some(({ path }) => hashTree(treeAt(store.root(), path)) !== hash)
      if (stale) throw new RequestError('datastale', 'Somebody else was faster')
      if (changes.length > 0) store.change(changes, after)
    },
    rehearse: (auth, writes) => void allowed(auth, writes),
  }
}

/**
 * What an update of several places below one writes. Throws a RequestError when one of them is above another.
 */
export function readUpdate(path: Path, sent: unknown): Write[] {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    throw new RequestError('invalid_data', 'An update is an object')
  }
  const writes = Object.entries(sent).map(([key, value]) => ({
    path: parsePath([...path, key].join('/')),
    sent: value as unknown,
  }))
  const places = writes.map((write) => `${write.path.join('/')}/`).sort()
  const nested = places.some((place, index) => index > 0 && place.startsWith(places[index - 1] ?? ' '))
  if (nested) throw new RequestError('invalid_path', 'A place and one above it cannot be written together')
  return writes
}
