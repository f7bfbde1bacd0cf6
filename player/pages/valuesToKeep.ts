import type { Json } from '../../authoring/json/Json'
import type { JsonObject } from '../../authoring/json/JsonObject'
import { isJsonObject } from '../../authoring/json/isJsonObject'
import { allItems } from './allItems'
import { allSections } from './allSections'
import { savesTo } from './savesTo'

/**
 * What of a save's data belongs to items of the page's sections that save to this endpoint and method, or undefined when no
 * section does. Ids that no such section has are dropped, as a device ignores them.
 */
export function valuesToKeep(
  page: JsonObject | undefined,
  endpoint: string,
  method: string,
  data: Json,
): JsonObject | undefined {
  const sections = allSections(page).filter((section) => {
    const target = savesTo(section)
    return target.endpoint === endpoint && target.method === method
  })
  if (sections.length === 0) return undefined
  const ids = new Set(sections.flatMap(allItems).map((item) => item['id']))
  const sent = isJsonObject(data) ? Object.entries(data) : []
  return Object.fromEntries(sent.filter(([id]) => ids.has(id)))
}
