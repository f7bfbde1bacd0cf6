import type { Database, DataSnapshot, Query } from 'firebase-admin/database'
import type { Asked, Decided, Records, Tree } from '../../../cloud/services/ports/Records'

/** The realtime database of a real project as the services know it; rules do not hold for it. */
export function adminRecords(database: Database): Records {
  const inTurn = createPathTurns()
  return {
    get: async (path) => treeOf(await database.ref(path).once('value')),
    update: async (values) => database.ref().update(plain(values)),
    async push(path, value) {
      const { key } = await database.ref(path).push(plain(value))
      return key ?? ''
    },
    // Of two at once the SDK shows the later one what the earlier wants, which may never stand there.
    change: (path, decide) => inTurn(path, () => transact(database, path, decide)),
    first: (path, asked) => childrenIn(queryOf(database.ref(path), asked)),
    page(path, after, most) {
      const place = database.ref(path).orderByKey()
      return childrenIn((after === undefined ? place : place.startAfter(after)).limitToFirst(most))
    },
  }
}

/** One change of a place; what it decides may be decided anew until it holds. */
async function transact<T>(
  database: Database,
  path: string,
  decide: (now: Tree | null) => Decided<T>,
): Promise<T> {
  let decided: { done: Decided<T> } | { failed: unknown } | undefined
  await database.ref(path).transaction(
    (now: unknown) => {
      try {
        const done = decide(toTree(now))
        decided = { done }
        return 'next' in done ? plain(done.next ?? null) : unchanged(now)
      } catch (failed) {
        decided = { failed }
        return unchanged(now)
      }
    },
    undefined,
    false,
  )
  if (decided === undefined) throw new Error('The database has not asked for a decision')
  if ('failed' in decided) throw decided.failed
  return decided.done.result
}

/** Has what concerns one path be done one after the other; what failed holds nothing back. */
function createPathTurns() {
  const last = new Map<string, Promise<unknown>>()
  return <T>(path: string, act: () => Promise<T>): Promise<T> => {
    const turn = (last.get(path) ?? Promise.resolve()).then(act, act)
    last.set(path, turn)
    const end = () => {
      if (last.get(path) === turn) last.delete(path)
    }
    turn.then(end, end)
    return turn
  }
}

async function childrenIn(query: Query): Promise<[string, Tree][]> {
  const found = await query.once('value')
  const children: [string, Tree][] = []
  found.forEach((child) => {
    const tree = treeOf(child)
    if (child.key !== null && tree !== null) children.push([child.key, tree])
  })
  return children
}

/** What is not cached is null at first: giving null back has the server say what stands there. */
const unchanged = (now: unknown) => (now === null ? null : undefined)

function queryOf(place: Query, { child, from, to, most, last }: Asked): Query {
  // The least that there is: what has no such child comes before it.
  const started = place.orderByChild(child).startAt(from ?? false)
  const bounded = to === undefined ? started : started.endAt(to)
  if (most !== undefined) return bounded.limitToFirst(most)
  return last === undefined ? bounded : bounded.limitToLast(last)
}

const treeOf = (snapshot: DataSnapshot) => toTree(snapshot.val())

/** The SDK makes lists of what has numbers for keys; the services know none. */
function toTree(value: unknown): Tree | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value !== 'object' || value === null) return null
  const children = Object.entries(value).flatMap(([key, child]): [string, Tree][] => {
    const tree = toTree(child)
    return tree === null ? [] : [[key, tree]]
  })
  return children.length === 0 ? null : Object.fromEntries(children)
}

/** Without `undefined`, which the SDK refuses. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value))
