import { type JsonObject, isJsonObject } from '../../authoring/json/Json'

/** The content items of a section that are objects. */
export function allItems(section: JsonObject): JsonObject[] {
  const content = section['content']
  return Array.isArray(content) ? content.filter(isJsonObject) : []
}

/**
 * The sections of a page that are objects; an author's page may lack them or hold anything in their place.
 */
export function allSections(page: JsonObject | undefined): JsonObject[] {
  const sections = page?.['sections']
  return Array.isArray(sections) ? sections.filter(isJsonObject) : []
}
