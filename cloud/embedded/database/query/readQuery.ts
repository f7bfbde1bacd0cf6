import { parsePath } from '../tree/parsePath'
import { RequestError } from '../tree/RequestError'
import type { Leaf } from '../tree/Tree'
import type { Bound, Query } from './Query'

/** The query that a client sent, or undefined for all that there is. Throws a RequestError. */
export function readQuery(sent: unknown): Query | undefined {
  if (sent === undefined || sent === null) return undefined
  if (typeof sent !== 'object') throw new RequestError('invalid_query', 'A query is an object')
  const fields = new Map<string, unknown>(Object.entries(sent))
  if (fields.size === 0) return undefined
  return {
    by: readIndex(fields.get('i')),
    start: readBound(fields, 'sp', 'sn', 'sin'),
    end: readBound(fields, 'ep', 'en', 'ein'),
    limit: readLimit(fields),
  }
}

/** Nothing has a priority here, and what has none is ordered by key. */
function readIndex(index: unknown): Query['by'] {
  if (index === undefined || index === '.key' || index === '.priority') return 'key'
  return index === '.value' ? 'value' : parsePath(index)
}

function readBound(
  fields: ReadonlyMap<string, unknown>,
  value: string,
  key: string,
  inclusive: string,
): Bound | undefined {
  if (!fields.has(value)) return undefined
  // Ordered by priority, which is null everywhere, a range is one of keys.
  const byPriority = fields.get('i') === undefined || fields.get('i') === '.priority'
  const name = fields.get(key)
  return {
    value: byPriority ? (typeof name === 'string' ? name : '[MIN_NAME]') : readLeaf(fields.get(value)),
    key: typeof name === 'string' ? name : undefined,
    inclusive: fields.get(inclusive) !== false,
  }
}

function readLeaf(value: unknown): Leaf | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return value
  throw new RequestError('invalid_query', 'The end of a range is not a value')
}

function readLimit(fields: ReadonlyMap<string, unknown>): Query['limit'] {
  const count = fields.get('l')
  if (count === undefined) return undefined
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1) {
    throw new RequestError('invalid_query', 'A limit is a positive number')
  }
  return { count, from: fields.get('vf') === 'l' ? 'start' : 'end' }
}
