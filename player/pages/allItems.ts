import type { JsonObject } from '../../authoring/json/JsonObject'
import { isJsonObject } from '../../authoring/json/isJsonObject'

/** The content items of a section that are objects. */
export function allItems(section: JsonObject): JsonObject[] {
  const content = section['content']
  return Array.isArray(content) ? content.filter(isJsonObject) : []
}
