import type { JsonNode } from '../../json/JsonNode'

/** A text of a file of texts and the key that asks for it. */
export interface KeptText {
  key: string
  node: JsonNode
}

/** The texts of a file of texts, in their order. Those whose name begins with _ or // are remarks. */
export function keysIn(texts: JsonNode, before = ''): KeptText[] {
  return texts.members.flatMap((node) => {
    if (/^(_|\/\/)/.test(node.name)) return []
    const key = `${before}${node.name}`
    return node.kind === 'object' ? keysIn(node, `${key}.`) : [{ key, node }]
  })
}
