import type { JsonObject } from '../json/JsonObject'
import { isJsonObject } from '../json/isJsonObject'

/** The content items of a section that are objects. */
export function allItems(section: JsonObject): JsonObject[] {
  const content = section['content']
  return Array.isArray(content) ? content.filter(isJsonObject) : []
}
