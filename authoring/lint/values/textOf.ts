import type { JsonNode } from '../../json/JsonNode'

/** The text that is shown for a value: texts as they are, numbers and booleans as text, everything else ''. */
export function textOf(node: JsonNode | undefined): string {
  return node === undefined || node.scalar === null ? '' : String(node.scalar)
}
