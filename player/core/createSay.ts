import type { Brand } from '../../schemas/generated/types'
import { isJsonObject, toJson } from '../../authoring/json/Json'
import { fillWords } from '../pages/composePage'
import { translatePage } from '../../authoring/translatePage'
import germanBrowse from '../texts/browse_de.json' with { type: 'json' }
import englishBrowse from '../texts/browse_en.json' with { type: 'json' }
import germanPlaying from '../texts/playing_de.json' with { type: 'json' }
import englishPlaying from '../texts/playing_en.json' with { type: 'json' }
import germanPlugins from '../texts/plugins_de.json' with { type: 'json' }
import englishPlugins from '../texts/plugins_en.json' with { type: 'json' }
import german from '../texts/strings_de.json' with { type: 'json' }
import english from '../texts/strings_en.json' with { type: 'json' }
import germanTools from '../texts/tools_de.json' with { type: 'json' }
import englishTools from '../texts/tools_en.json' with { type: 'json' }
import type { PlayerContext } from './PlayerContext'

const dictionaries = new Map([
  ['en', toJson({ ...english, ...englishTools, ...englishPlaying, ...englishBrowse, ...englishPlugins })],
  ['de', toJson({ ...german, ...germanTools, ...germanPlaying, ...germanBrowse, ...germanPlugins })],
])

/** The player's voice in the language of the moment; a text that a language lacks is said in English. */
export function createSay(brand: Brand, language: () => string): PlayerContext['say'] {
  return (path, values = {}) => {
    const known = [dictionaries.get(language()), dictionaries.get('en')].filter(isJsonObject)
    const words: Record<string, string> = { product: brand.productName, word: brand.word, ...values }
    const text = translatePage(`TRANSLATE.${path}`, known)
    return fillWords(typeof text === 'string' ? text : path, (name) => words[name])
  }
}
