import type { JsonNode } from '../../json/JsonNode'
import { walk } from '../walk'

const mark = 'TRANSLATE.'

/** Where a page asks for a text, and for which: the key without its mark. */
export interface AskedText {
  key: string
  node: JsonNode
}

/** The texts that a page asks for, in their order, one as often as it is asked for. */
export function keysOf(page: JsonNode): AskedText[] {
  return [...walk(page)].flatMap((node) =>
    node.text?.startsWith(mark) ? [{ key: node.text.slice(mark.length), node }] : [],
  )
}
