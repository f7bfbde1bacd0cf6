import type { Tree } from '../tree/Tree'

const ranks = { nothing: 0, boolean: 1, number: 2, string: 3, object: 4 } as const

function rank(value: Tree | null): number {
  if (value === null) return ranks.nothing
  if (typeof value === 'boolean') return ranks.boolean
  if (typeof value === 'number') return ranks.number
  return typeof value === 'string' ? ranks.string : ranks.object
}

/**
 * The order of values: nothing, false, true, numbers, texts, and what has children, all of which are equal.
 */
export function compareValues(a: Tree | null, b: Tree | null): number {
  const apart = rank(a) - rank(b)
  if (apart !== 0 || a === null || b === null || a === b) return apart
  if (typeof a === 'object' || typeof b === 'object') return 0
  return a < b ? -1 : 1
}
