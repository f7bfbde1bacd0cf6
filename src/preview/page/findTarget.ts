import type { Json } from '../../../authoring/json/Json'
import type { JsonObject } from '../../../authoring/json/JsonObject'
import { isJsonObject } from '../../../authoring/json/isJsonObject'
import type { PageModel, Target } from '../../renderer'

/** The section or item that a path of the page's JSON leads to or into; undefined when it leads to neither. */
export function findTarget(
  raw: JsonObject,
  page: PageModel,
  path: readonly (string | number)[],
): Target | undefined {
  const [head, sectionPlace, part, itemPlace] = path
  if (head !== 'sections' || typeof sectionPlace !== 'number') return undefined
  const section = page.sections[sectionPlace]
  if (!section) return undefined
  if (part !== 'content' || section.kind !== 'form') return { sectionKey: section.key }
  const sections = Array.isArray(raw['sections']) ? raw['sections'] : []
  const place = drawnPlace(contentOf(sections[sectionPlace]), itemPlace)
  const item = place === undefined ? undefined : section.items[place]
  return { sectionKey: section.key, ...(item && { itemKey: item.key }) }
}

function contentOf(section: Json | undefined): Json | undefined {
  return isJsonObject(section) ? section['content'] : undefined
}

/** Place of an entry among those that say something: null and {} are passed over when a page is drawn. */
function drawnPlace(content: Json | undefined, place: string | number | undefined): number | undefined {
  if (!Array.isArray(content)) return 0
  if (typeof place !== 'number') return undefined
  return saysSomething(content[place]) ? content.slice(0, place).filter(saysSomething).length : undefined
}

function saysSomething(entry: Json | undefined): boolean {
  return isJsonObject(entry) && Object.keys(entry).length > 0
}
