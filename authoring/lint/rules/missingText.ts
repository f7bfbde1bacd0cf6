import type { JsonNode } from '../../json/JsonNode'
import { type JsonObject, isJsonObject } from '../../json/Json'
import { translatePage } from '../../translatePage'
import { keysIn, keysOf } from '../texts/keysOf'
import type { Rule } from '../Rule'
import { createSuggest } from '../values/closest'
import { listWords } from '../values/values'

/** Finds keys that no text stands for. */
export const missingText: Rule = {
  name: 'missing-text',
  severity: 'warning',
  summary: 'A TRANSLATE key that the English texts, or those of another language, do not have.',
  check({ page, strings, broken }, report) {
    const asked = page ? keysOf(page.root) : []
    const [first] = asked
    if (!page || !first) return
    const english = strings.get('en')
    if (!english && broken.some(({ file }) => file !== page.file)) return
    if (!english) {
      report({
        file: page.file,
        at: first.node,
        message: `The page asks for ${asked.length === 1 ? 'a text' : `${asked.length} texts`}, but there is no strings_en.json: the keys themselves are shown.`,
        hint: 'Put the English texts into i18n/strings_en.json; they stand in for every other language.',
      })
    } else {
      const texts = dictionary(english.root)
      const suggest = createSuggest()
      const kept = new Map(keysIn(english.root).map(({ key, node }) => [key, node]))
      for (const { key, node } of asked) {
        if (has(key, texts)) continue
        const isEmpty = kept.get(key)?.text === ''
        report({
          file: page.file,
          at: node,
          ...(isEmpty
            ? {
                severity: 'hint',
                message: `The English text of “${key}” is empty.`,
                hint: 'Leave the name out if it says nothing.',
              }
            : {
                message: `The English texts have no “${key}”: the key itself is shown.`,
                ...suggest(key, kept.keys()),
              }),
        })
      }
    }
    const keys = [...new Set(asked.map(({ key }) => key))]
    for (const [language, { file, root }] of strings) {
      const texts = dictionary(root)
      const missing = language === 'en' ? [] : keys.filter((key) => !has(key, texts))
      if (missing.length > 0)
        report({
          file,
          at: root,
          severity: 'hint',
          message: `${missing.length} of the ${keys.length} texts of the page are missing: ${listWords(missing)}.`,
          hint: 'English is shown in their place.',
        })
    }
  },
}

function dictionary(root: JsonNode): JsonObject {
  const texts = root.toJson()
  return isJsonObject(texts) ? texts : {}
}

/** Looked up as the player does it, which takes an empty text for none. */
function has(key: string, texts: JsonObject): boolean {
  const written = `TRANSLATE.${key}`
  return translatePage(written, [texts]) !== written
}
