import type { PreviewSource } from '../../../authoring/PreviewData'
import type { Json } from '../../../authoring/json/Json'
import type { JsonObject } from '../../../authoring/json/JsonObject'
import { isJsonObject } from '../../../authoring/json/isJsonObject'
import { translatePage } from '../../../authoring/translatePage'
import type { PageProblem } from '../channel/FromPage'

/** A page as a player would push it, or why there is none. */
export type RawPage = { raw: JsonObject } | { problem: PageProblem }

/**
 * The page of some files with the texts of a language put in, English standing in for what that lacks, as players do;
 * undefined leaves the keys as written. Texts that are no JSON count as absent. Never throws.
 */
export function readRawPage({ page, strings }: PreviewSource, language: string | undefined): RawPage {
  const wanted = language === undefined ? [] : [language, 'en']
  const dictionaries = wanted.flatMap((code) => {
    const file = strings.find((one) => one.language === code)?.file
    const texts = file && parse(file.text)
    return isJsonObject(texts) ? [texts] : []
  })
  const written = parse(page.text)
  if (written === undefined) return { problem: 'syntax' }
  try {
    const raw = language === undefined ? written : translatePage(written, dictionaries)
    return isJsonObject(raw) ? { raw } : { problem: 'noPage' }
  } catch {
    // Nested deeper than the stack.
    return { problem: 'noPage' }
  }
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
