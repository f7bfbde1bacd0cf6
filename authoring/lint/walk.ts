import type { JsonNode } from '../json/JsonNode'

/** Every value of a tree, each before what it holds. */
export function* walk(node: JsonNode): Generator<JsonNode> {
  yield node
  for (const child of node.children) yield* walk(child)
}
