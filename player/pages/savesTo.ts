import type { JsonObject } from '../../authoring/json/JsonObject'
import { isJsonObject } from '../../authoring/json/isJsonObject'

/** The plugin and method that a section's save button calls; either may be missing in an author's page. */
export function savesTo(section: JsonObject): { endpoint?: string; method?: string } {
  const onSave = section['onSave']
  if (!isJsonObject(onSave)) return {}
  const { endpoint, method } = onSave
  return {
    ...(typeof endpoint === 'string' && { endpoint }),
    ...(typeof method === 'string' && { method }),
  }
}
