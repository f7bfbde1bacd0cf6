import type { JsonNode } from '../../json/JsonNode'
import { walk } from '../onPage'

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

const mark = 'TRANSLATE.'

/** Where a page asks for a text, and for which: the key without its mark. */
interface AskedText {
  key: string
  node: JsonNode
}

/** The texts that a page asks for, in their order, one as often as it is asked for. */
export function keysOf(page: JsonNode): AskedText[] {
  return [...walk(page)].flatMap((node) =>
    node.text?.startsWith(mark) ? [{ key: node.text.slice(mark.length), node }] : [],
  )
}
