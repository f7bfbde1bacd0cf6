import { attributeNames } from '../../../schemas/page/attributeNames'
import type { JsonNode } from '../../json/JsonNode'

/**
 * Attributes of an item by their names in lower case, the first of each: from `attributes`, in which pages write a list of
 * objects, one object, or bare words, and then from the item itself, as the renderer reads them.
 */
export function attributesOf(item: JsonNode): ReadonlyMap<string, JsonNode> {
  const found = new Map<string, JsonNode>()
  const take = (name: string, attribute: JsonNode) => {
    if (!found.has(name)) found.set(name, attribute)
  }
  const written = item.get('attributes')
  for (const entry of written?.kind === 'array' ? written.entries : [written]) {
    for (const word of wordsOf(entry)) if (entry) take(word, entry)
    for (const attribute of entry?.members ?? []) take(attribute.name.toLowerCase(), attribute)
  }
  for (const attribute of besideAttributes(item)) take(attribute.name.toLowerCase(), attribute)
  return found
}

/** The bare words of a text among the attributes, in lower case: `"readonly"`. */
export function wordsOf(node: JsonNode | undefined): string[] {
  return (node?.text ?? '')
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
}

/** Members of the item itself that are meant as attributes. */
export function besideAttributes(item: JsonNode): JsonNode[] {
  return item.members.filter(({ name }) => attributeNames.some((known) => known === name.toLowerCase()))
}
