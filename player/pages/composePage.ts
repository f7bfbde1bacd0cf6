import { type JsonObject, isJsonObject, type Json, toJson } from '../../authoring/json/Json'
import type { SettingsDocument } from '../storage/openStorage'
import { excessIn } from './pluginJson'
import { type Plugin, allItems, allSections } from './readPlugin'
import { translatePage } from '../../authoring/translatePage'

/** The plugin and method that a section's save button calls; either may be missing in an author's page. */
function savesTo(section: JsonObject): { endpoint?: string; method?: string } {
  const onSave = section['onSave']
  if (!isJsonObject(onSave)) return {}
  const { endpoint, method } = onSave
  return {
    ...(typeof endpoint === 'string' && { endpoint }),
    ...(typeof method === 'string' && { method }),
  }
}

/** Saved values of one page: onSave method → item id → value. */
type PageValues = NonNullable<SettingsDocument[string]>

/** Under which name the value of a section with a JSON Schema is kept; no item can be called so. */
const wholeValue = ''

/**
 * Puts saved values into the items that they were saved from, in place. Values that are the player's own are
 * left.
 */
export function applyValues(page: JsonObject, values: PageValues): void {
  for (const section of allSections(page)) {
    const { method } = savesTo(section)
    const saved = method !== undefined && Object.hasOwn(values, method) ? values[method] : undefined
    if (saved === undefined) continue
    if (isJsonObject(section['schema'])) section['value'] = saved[wholeValue] ?? section['value'] ?? null
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

/**
 * A select's saved option bears the label of the language it was saved in; the page's own option has today's.
 */
function inOwnWords(item: JsonObject, value: Json): Json {
  const options = item['options']
  if (!isJsonObject(value) || !Array.isArray(options)) return value
  const option = options.filter(isJsonObject).find((option) => option['value'] === value['value'])
  return option?.['label'] === undefined ? value : { ...value, label: option['label'] }
}

/** Puts words in the place of `{name}` in a text; a name that is not there stays as it is. */
export function fillWords(text: string, words: (name: string) => string | undefined): string {
  return text.replace(/\{(\w+)\}/g, (braced, name: string) => words(name) ?? braced)
}

/**
 * What of a save's data belongs to items of the page's sections that save to this endpoint and method, or
 * undefined when no section does. Ids that no such section has are dropped, as a device ignores them.
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
  if (sections.some(({ schema }) => isJsonObject(schema))) return { [wholeValue]: data }
  const ids = new Set(sections.flatMap(allItems).map((item) => item['id']))
  const sent = isJsonObject(data) ? Object.entries(data) : []
  return Object.fromEntries(sent.filter(([id]) => ids.has(id)))
}

/** What a page is made from, besides its plugin. */
interface PageMaterial {
  values: SettingsDocument
  /** Language code; English stands in for what it lacks. */
  language: string
  /** What `PLAYER.…` words in our own pages stand for, e.g. `PLAYER.NAME`. */
  words: ReadonlyMap<string, Json>
}

/** What a device pushes for a page that it does not have. */
export const noPage: JsonObject = { page: { label: 'No configuration available' }, sections: [] }

/** The page as it goes out: translated, with saved values and the player's own words in place. */
export function composePage(plugin: Plugin, { values, language, words }: PageMaterial): JsonObject {
  const dictionaries = [plugin.texts.get(language), plugin.texts.get('en')].filter(
    (texts) => texts !== undefined,
  )
  const page = translatePage(toJson(plugin.page), dictionaries)
  // A word that stands in a page a thousand times is a long text a thousand times.
  if (!isJsonObject(page) || excessIn(page) !== undefined) return noPage
  applyValues(page, Object.hasOwn(values, plugin.id) ? (values[plugin.id] ?? {}) : {})
  const spoken = plugin.shipped ? speak(page, words) : page
  return isJsonObject(spoken) ? spoken : noPage
}

/** Replaces strings that are a known word, and `{word}` inside texts. */
function speak(value: Json, words: ReadonlyMap<string, Json>): Json {
  if (typeof value === 'string') {
    const whole = words.get(value)
    if (whole !== undefined) return whole
    return fillWords(value, (name) => {
      const word = words.get(name)
      return typeof word === 'string' ? word : undefined
    })
  }
  if (Array.isArray(value)) return value.map((entry) => speak(entry, words))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, speak(entry, words)]))
}
