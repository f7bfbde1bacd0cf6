import { compareKeys } from '../tree/compareKeys'
import { isBranch } from '../tree/isBranch'
import { treeAt } from '../tree/treeAt'
import type { Tree } from '../tree/Tree'
import { compareValues } from './compareValues'
import type { Bound, Query } from './Query'

type Child = [key: string, child: Tree]

/** What a query leaves of the children of a place, or null when it leaves none. */
export function runQuery(tree: Tree | null, query: Query): Tree | null {
  if (!isBranch(tree)) return query.start || query.end || query.limit ? null : tree
  const kept = childrenBy(tree, query)
  return kept.length === 0 ? null : Object.fromEntries(kept)
}

/** The children that a query leaves, in its order; an object would put those first whose keys are numbers. */
export function childrenBy(tree: Tree | null, query: Query): Child[] {
  if (!isBranch(tree)) return []
  const { start, end, limit } = query
  const ordered = Object.entries(tree)
    .filter(
      (child) =>
        !start || beyond(child, start, query) > 0 || (start.inclusive && beyond(child, start, query) === 0),
    )
    .filter(
      (child) => !end || beyond(child, end, query) < 0 || (end.inclusive && beyond(child, end, query) === 0),
    )
    .sort((a, b) => compareValues(indexed(a, query), indexed(b, query)) || compareKeys(a[0], b[0]))
  if (!limit) return ordered
  return limit.from === 'start' ? ordered.slice(0, limit.count) : ordered.slice(-limit.count)
}

function indexed([, child]: Child, { by }: Query): Tree | null {
  if (by === 'key') return null
  return by === 'value' ? child : treeAt(child, by)
}

/**
 * Less than 0 before a bound, 0 at it, more than 0 after it. A bound without a key stands for all that share
 * its value.
 */
function beyond(child: Child, bound: Bound, query: Query): number {
  if (query.by === 'key') return compareKeys(child[0], String(bound.value))
  const apart = compareValues(indexed(child, query), bound.value)
  return apart !== 0 || bound.key === undefined ? apart : compareKeys(child[0], bound.key)
}
