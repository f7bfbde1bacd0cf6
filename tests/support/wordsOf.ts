import { books, flat, readBook } from '../../scripts/locales/books'

/** The texts of a book in a language, by their whole keys, e.g. `queue.title`. */
const textsOf = (code: string, book: string): Map<string, string> => {
  const found = books().find(({ name }) => name === book)
  if (found === undefined) throw new Error(`There is no book ${book}`)
  return new Map(flat(readBook(found, code)))
}

/**
 * The texts of the interface in a language, as they stand on the screen: the one of a key, with what is
 * filled in. Throws for a key that the language lacks.
 */
export function wordsOf(code: string, book = 'interface') {
  const texts = textsOf(code, book)
  return (key: string, values: Readonly<Record<string, string>> = {}): string => {
    const text = texts.get(key)
    if (text === undefined) throw new Error(`${book} in ${code} has no ${key}`)
    return text.replace(/\{\{?(\w+)\}?\}/g, (whole, name: string) => values[name] ?? whole)
  }
}

/**
 * Texts of the interface that would be English in a panel of this language: long enough to be a sentence of
 * ours and no text of the language.
 */
export function englishIn(code: string): Set<string> {
  const own = new Set(textsOf(code, 'interface').values())
  return new Set([...textsOf('en', 'interface').values()].filter((text) => text.length > 3 && !own.has(text)))
}
