import { isBranch } from './isBranch'
import type { Path, Tree } from './Tree'

/** What stands under a key, or null. Only own keys count: `constructor` is a key as any other. */
export function childOf(tree: Tree | null, key: string): Tree | null {
  return isBranch(tree) && Object.hasOwn(tree, key) ? (tree[key] ?? null) : null
}

/** What stands at a place below `tree`, or null. */
export function treeAt(tree: Tree | null, path: Path): Tree | null {
  let found = tree
  for (const key of path) {
    if (found === null) return null
    found = childOf(found, key)
  }
  return found
}
