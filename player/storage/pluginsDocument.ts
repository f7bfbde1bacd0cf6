import type { Json } from '../../authoring/json/Json'
import { isJsonObject } from '../../authoring/json/isJsonObject'

/** What was decided about plugins, by `category/name`: whether it is switched on, and whether it came as a file of somebody's. */
export type PluginsDocument = { [id: string]: { enabled: boolean; manual: boolean } }

/** The document in a file, or undefined when it is none; an entry that is none is left out. */
export function readPlugins(value: Json): PluginsDocument | undefined {
  if (!isJsonObject(value)) return undefined
  const entries = Object.entries(value).flatMap(([id, state]) =>
    isJsonObject(state)
      ? [[id, { enabled: state['enabled'] === true, manual: state['manual'] === true }] as const]
      : [],
  )
  return Object.fromEntries(entries)
}
