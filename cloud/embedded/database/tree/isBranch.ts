import type { Branch, Tree } from './Tree'

/** Whether a place has children. */
export function isBranch(tree: Tree | null): tree is Branch {
  return typeof tree === 'object' && tree !== null
}
