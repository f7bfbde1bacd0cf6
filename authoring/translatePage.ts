import { type Json, type JsonObject, isJsonObject } from './json/Json'

const mark = 'TRANSLATE.'

/**
 * A copy of `value` in which each string `TRANSLATE.A.B` is the text at A.B of the first dictionary that has
 * one. A text that none has is left as it was written, as on real devices.
 */
export function translatePage(value: Json, dictionaries: readonly JsonObject[]): Json {
  if (typeof value === 'string') return value.startsWith(mark) ? textAt(value, dictionaries) : value
  if (Array.isArray(value)) return value.map((entry) => translatePage(entry, dictionaries))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, translatePage(entry, dictionaries)]),
  )
}

function textAt(written: string, dictionaries: readonly JsonObject[]): string {
  const path = written.slice(mark.length)
  for (const dictionary of dictionaries) {
    const text = look(dictionary, path)
    if (text !== undefined && text !== '') return text
  }
  return written
}

/**
 * The text at a dotted path; a key may itself hold dots, so the whole rest is tried before its first part.
 */
function look(dictionary: JsonObject, path: string): string | undefined {
  const whole = Object.hasOwn(dictionary, path) ? dictionary[path] : undefined
  if (typeof whole === 'string') return whole
  const dot = path.indexOf('.')
  const key = path.slice(0, dot)
  const inner = dot > 0 && Object.hasOwn(dictionary, key) ? dictionary[key] : undefined
  return isJsonObject(inner) ? look(inner, path.slice(dot + 1)) : undefined
}
