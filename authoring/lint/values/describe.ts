import type { JsonNode } from '../../json/JsonNode'

const longest = 60

/** A value in a few words for a message: texts in quotes, lists and objects by their brackets. */
export function describe(node: JsonNode | undefined): string {
  if (node === undefined) return 'nothing'
  if (node.kind === 'object') return '{…}'
  if (node.kind === 'array') return '[…]'
  return node.text === undefined ? String(node.scalar) : quote(node.text)
}

/** A word in quotes, cut where it is long. */
function quote(text: string): string {
  return `“${text.length > longest ? `${text.slice(0, longest)}…` : text}”`
}
