import type { Json } from '../../authoring/json/Json'
import type { JsonObject } from '../../authoring/json/JsonObject'
import { isJsonObject } from '../../authoring/json/isJsonObject'
import { toJson } from '../../authoring/json/toJson'
import type { SettingsDocument } from '../storage/Storage'
import type { Plugin } from './Plugin'
import { applyValues } from './applyValues'
import { fillWords } from './fillWords'
import { excessIn } from './readPluginJson'
import { translatePage } from '../../authoring/translatePage'

/** What a page is made from, besides its plugin. */
export interface PageMaterial {
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
