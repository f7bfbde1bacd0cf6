import type { JsonNode } from '../../json/JsonNode'

/** Attributes of an item by their names in lower case, the first of each; pages write a list of objects, or one object. */
export function attributesOf(item: JsonNode): ReadonlyMap<string, JsonNode> {
  const found = new Map<string, JsonNode>()
  const written = item.get('attributes')
  for (const entry of written?.kind === 'object' ? [written] : (written?.entries ?? []))
    for (const attribute of entry.members) {
      const name = attribute.name.toLowerCase()
      if (!found.has(name)) found.set(name, attribute)
    }
  return found
}
