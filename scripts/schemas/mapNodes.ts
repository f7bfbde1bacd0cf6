import type { SchemaNode } from './SchemaNode'

/**
 * A copy of a schema in which `change` had its way with every object, outermost last. Keys changed to
 * undefined are gone.
 */
export function mapNodes(schema: SchemaNode, change: (node: SchemaNode) => SchemaNode): SchemaNode {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (!isNode(value)) return value
    return change(Object.fromEntries(Object.entries(value).map(([key, member]) => [key, walk(member)])))
  }
  return change(Object.fromEntries(Object.entries(schema).map(([key, member]) => [key, walk(member)])))
}

function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
