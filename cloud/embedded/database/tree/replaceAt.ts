import { isBranch } from './isBranch'
import { childOf } from './treeAt'
import type { Branch, Path, Tree } from './Tree'

/**
 * The tree with another value at a place. A leaf on the way gives way to children, a place that loses its
 * last child vanishes; what is not touched is shared with the old tree.
 */
export function replaceAt(tree: Tree | null, path: Path, value: Tree | null): Tree | null {
  const [key, ...rest] = path
  if (key === undefined) return value
  const standing = childOf(tree, key)
  const child = replaceAt(standing, rest, value)
  if (child === standing) return tree
  if (child !== null) return { ...(isBranch(tree) ? tree : {}), [key]: child }
  return isBranch(tree) ? without(tree, key) : tree
}

function without(branch: Branch, key: string): Branch | null {
  // Thousands of children are copied much faster so than one by one.
  const { [key]: _, ...others } = branch
  for (const other in others) if (Object.hasOwn(others, other)) return others
  return null
}
