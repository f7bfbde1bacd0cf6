import { createHash } from 'node:crypto'
import { compareKeys } from './compareKeys'
import type { Leaf, Tree } from './Tree'

/**
 * The hash by which a client says which value it knows; that of nothing is empty. The same as the SDK's, bit
 * for bit.
 */
export function hashTree(tree: Tree | null): string {
  if (tree === null) return ''
  if (typeof tree !== 'object') return sha1(leafText(tree))
  const parts = Object.entries(tree)
    .sort(([a], [b]) => compareKeys(a, b))
    .map(([key, child]) => `:${key}:${hashTree(child)}`)
  return sha1(parts.join(''))
}

function leafText(leaf: Leaf): string {
  if (typeof leaf !== 'number') return `${typeof leaf}:${leaf}`
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(leaf)
  return `number:${bytes.toString('hex')}`
}

const sha1 = (text: string) => createHash('sha1').update(text).digest('base64')
