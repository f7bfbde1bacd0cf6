import type { JsonObject } from '../../authoring/json/JsonObject'
import { isJsonObject } from '../../authoring/json/isJsonObject'

/** The sections of a page that are objects; an author's page may lack them or hold anything in their place. */
export function allSections(page: JsonObject | undefined): JsonObject[] {
  const sections = page?.['sections']
  return Array.isArray(sections) ? sections.filter(isJsonObject) : []
}
