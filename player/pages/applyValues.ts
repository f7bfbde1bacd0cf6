import type { Json } from '../../authoring/json/Json'
import type { JsonObject } from '../../authoring/json/JsonObject'
import { isJsonObject } from '../../authoring/json/isJsonObject'
import type { SettingsDocument } from '../storage/Storage'
import { allItems } from './allItems'
import { allSections } from './allSections'
import { savesTo } from './savesTo'

/** Saved values of one page: onSave method → item id → value. */
type PageValues = NonNullable<SettingsDocument[string]>

/** Puts saved values into the items that they were saved from, in place. Values that are the player's own are left. */
export function applyValues(page: JsonObject, values: PageValues): void {
  for (const section of allSections(page)) {
    const { method } = savesTo(section)
    const saved = method !== undefined && Object.hasOwn(values, method) ? values[method] : undefined
    if (saved === undefined) continue
    for (const item of allItems(section)) {
      const id = item['id']
      if (typeof id !== 'string' || !Object.hasOwn(saved, id) || isPlayersOwn(item)) continue
      applyValue(item, saved[id] ?? null)
    }
  }
}

function isPlayersOwn(item: JsonObject): boolean {
  return typeof item['value'] === 'string' && item['value'].startsWith('PLAYER.')
}

function applyValue(item: JsonObject, value: Json): void {
  const config = item['config']
  const bars = isJsonObject(config) ? config['bars'] : undefined
  if (!Array.isArray(bars) || !Array.isArray(value)) {
    item['value'] = inOwnWords(item, value)
    return
  }
  for (const [index, bar] of bars.entries()) {
    const next = value[index]
    if (isJsonObject(bar) && next !== undefined) bar['value'] = next
  }
}

/** A select's saved option bears the label of the language it was saved in; the page's own option has today's. */
function inOwnWords(item: JsonObject, value: Json): Json {
  const options = item['options']
  if (!isJsonObject(value) || !Array.isArray(options)) return value
  const option = options.filter(isJsonObject).find((option) => option['value'] === value['value'])
  return option?.['label'] === undefined ? value : { ...value, label: option['label'] }
}
