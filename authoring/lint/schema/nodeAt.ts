import type { JsonNode } from '../../json/JsonNode'

/** The value that a JSON pointer leads to. */
export function nodeAt(root: JsonNode, pointer: string): JsonNode | undefined {
  const steps = pointer === '' ? [] : pointer.slice(1).split('/')
  return steps.reduce<JsonNode | undefined>((node, step) => {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~')
    return node?.kind === 'array' ? node.children[Number(name)] : node?.get(name)
  }, root)
}
