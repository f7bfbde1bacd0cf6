import type { JsonNode } from '../../json/JsonNode'

/** The `value` of an object that has one, as a select's option; else the value itself. */
export function bareOf(node: JsonNode | undefined): JsonNode | undefined {
  return node?.get('value') ?? node
}
