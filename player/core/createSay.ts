import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '../../schemas/generated/types'
import { type Json, isJsonObject, toJson } from '../../authoring/json/Json'
import { folders } from '../folders'
import { fillWords } from '../pages/composePage'
import { translatePage } from '../../authoring/translatePage'
import type { PlayerContext } from './PlayerContext'

const books = ['strings', 'tools', 'playing', 'browse', 'plugins']

const readBook = (book: string, language: string): object => {
  const file = join(folders.texts, `${book}_${language}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {}
}

/** What the player says in each language that was asked for. */
const dictionaries = new Map<string, Json>()

/** What the player says in a language; empty where it has no texts in it. Texts are read once. */
function dictionaryOf(language: string): Json {
  const known = dictionaries.get(language)
  if (known !== undefined) return known
  // The code comes from outside: only a code of a language is part of a file's name.
  if (!/^[a-z]{2}(_[A-Z]{2})?$/.test(language)) return {}
  const read = toJson(Object.assign({}, ...books.map((book) => readBook(book, language))))
  dictionaries.set(language, read)
  return read
}

/** The player's voice in the language of the moment; a text that a language lacks is said in English. */
export function createSay(brand: Brand, language: () => string): PlayerContext['say'] {
  return (path, values = {}) => {
    const known = [dictionaryOf(language()), dictionaryOf('en')].filter(isJsonObject)
    const words: Record<string, string> = { product: brand.productName, word: brand.word, ...values }
    const text = translatePage(`TRANSLATE.${path}`, known)
    return fillWords(typeof text === 'string' ? text : path, (name) => words[name])
  }
}
