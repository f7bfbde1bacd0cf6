import type { JsonNode } from '../json/JsonNode'

/**
 * The characters to mark for a value: all of a text or number; of an object or list, which may be long, its name, else the
 * id that an object has, else the bracket that opens it.
 */
export function markedSpan(node: JsonNode, on?: 'key'): { start: number; end: number } {
  const isLong = node.kind === 'object' || node.kind === 'array'
  if (typeof node.key === 'object' && (isLong || on === 'key'))
    return { start: node.key.start, end: node.key.end }
  if (!isLong) return { start: node.start, end: node.end }
  const id = node.get('id')
  return id && id.children.length === 0 ? markedSpan(id) : { start: node.start, end: node.start + 1 }
}
