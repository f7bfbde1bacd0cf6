import { limits } from './limits'
import { checkKey } from './parsePath'
import { RequestError } from './RequestError'
import { childOf } from './treeAt'
import type { Tree } from './Tree'

/** What a value is written over, and when. */
interface Moment {
  /** What stands there, for increments. */
  existing: Tree | null
  /** The server's time in ms, for timestamps. */
  now: number
  /** Levels of keys above the value. */
  depth: number
}

const refused = (reason: string) => new RequestError('invalid_data', reason)

/**
 * The tree that a written value stands for: nulls and empty objects vanish, lists become objects, server
 * values are filled in. Throws a RequestError for what cannot be stored. Priorities are not supported and
 * refused.
 */
export function readValue(value: unknown, moment: Moment): Tree | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') {
    if (Buffer.byteLength(value) > limits.textBytes) throw refused('A text is too long')
    return value
  }
  if (typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return unsigned(value)
  if (typeof value !== 'object') throw refused(`A ${typeof value} cannot be stored`)
  return readObject(value, moment)
}

function readObject(value: object, moment: Moment): Tree | null {
  const entries = Object.entries(value)
  const given = new Map<string, unknown>(entries)
  const priority = given.get('.priority')
  if (priority !== undefined && priority !== null) throw refused('Priorities are not supported')
  if (given.has('.sv')) return serverValue(given.get('.sv'), moment)
  if (given.has('.value')) return readValue(given.get('.value'), moment)
  if (moment.depth >= limits.depth && entries.length > 0) throw refused('The value is too deep')
  const children: [string, Tree][] = []
  for (const [key, inner] of entries) {
    if (key === '.priority') continue
    const child = readValue(inner, {
      existing: childOf(moment.existing, checkKey(key)),
      now: moment.now,
      depth: moment.depth + 1,
    })
    if (child !== null) children.push([key, child])
  }
  return children.length === 0 ? null : Object.fromEntries(children)
}

function serverValue(asked: unknown, { existing, now }: Moment): Tree {
  if (asked === 'timestamp') return now
  const step =
    typeof asked === 'object' && asked !== null && 'increment' in asked ? asked.increment : undefined
  if (typeof step !== 'number' || !Number.isFinite(step)) throw refused('An unknown server value')
  const sum = typeof existing === 'number' ? existing + step : step
  if (!Number.isFinite(sum)) throw refused('The number is too large')
  return unsigned(sum)
}

/**
 * A zero without a sign: JSON can be read with -0 in it, but not written, and would hash differently at those
 * who are sent it.
 */
const unsigned = (value: number) => (value === 0 ? 0 : value)
