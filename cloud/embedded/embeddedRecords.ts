import type { Admin } from './database/createAdmin'
import type { Query } from './database/query/Query'
import { parsePath } from './database/tree/parsePath'
import type { Asked, Leaf, Records } from '../services/ports/Records'

/** The embedded database as the services know it. Each call is one step here, so nobody comes between. */
export function embeddedRecords(admin: Admin): Records {
  return {
    get: async (path) => admin.get(path),
    update: async (values) => admin.update('', values),
    push: async (path, value) => admin.push(path, value),
    async change(path, decide) {
      const decided = decide(admin.get(path))
      if ('next' in decided) admin.set(path, decided.next ?? null)
      return decided.result
    },
    first: async (path, asked) => admin.query(path, queryOf(asked)),
    page: async (path, after, most) =>
      admin.query(path, {
        by: 'key',
        start: after === undefined ? undefined : { value: after, key: undefined, inclusive: false },
        end: undefined,
        limit: { count: most, from: 'start' },
      }),
  }
}

/** What is asked for as a query of the embedded database. */
export function queryOf({ child, from, to, most, last }: Asked): Query {
  return {
    by: parsePath(child),
    // The least that there is: what has no such child comes before it.
    start: boundOf(from ?? false),
    end: to === undefined ? undefined : boundOf(to),
    limit: limitOf(most, last),
  }
}

const boundOf = (value: Leaf) => ({ value, key: undefined, inclusive: true })

function limitOf(most: number | undefined, last: number | undefined): Query['limit'] {
  if (most !== undefined) return { count: most, from: 'start' }
  return last === undefined ? undefined : { count: last, from: 'end' }
}
