import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../../schemas/languages'
import { type Book, books, flat, readBook } from './books'

const same = join(import.meta.dirname, '../../locales/same')

/**
 * The languages of the specification beside English [D1-14]: they are whole; a further one may come bit by
 * bit.
 */
export const wholeLanguages =
  'ca cs da de es fr gr hr it ja ko hu nl no pl pt ru sk fi sv tr ua vi zh zh_TW'.split(' ')

/** A fault of one text. */
export interface Fault {
  book: string
  key: string
  /** What is wrong, in words. */
  problem: string
}

/**
 * A key without the form of the plural that its text is for: languages have their own forms, English one and
 * other.
 */
export const countless = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '')

/** The forms of the plural that a language has, e.g. one, few, many, other. */
export const pluralForms = (code: string): string[] =>
  new Intl.PluralRules(languages.find((one) => one.code === code)?.tag ?? 'en').resolvedOptions()
    .pluralCategories

/** The keys that a book must have in a language, each with its English text. */
export function wantedTexts(book: Book, code: string): Map<string, string> {
  const english = new Map(flat(readBook(book, 'en')))
  if (!book.hasPlurals) return english
  const forms = pluralForms(code)
  const wanted = new Map<string, string>()
  for (const [key, text] of english) {
    const base = countless(key)
    if (base === key) wanted.set(key, text)
    else
      for (const form of forms)
        wanted.set(`${base}_${form}`, english.get(`${base}_${form}`) ?? english.get(`${base}_other`) ?? text)
  }
  return wanted
}

const sorted = (found: Iterable<string>): string => [...found].sort().join(' ')

const placeholdersOf = (book: Book, text: string): string =>
  sorted([...text.matchAll(book.placeholder)].map(([, name = '']) => name))

const markupOf = (text: string): string => sorted([...text.matchAll(/<\/?[a-z][^>]*>/gi)].map(([tag]) => tag))

/**
 * What may stand in English in a language, and why: `locales/same/all.json` and `locales/same/<code>.json`.
 */
const readSame = (name: string): Record<string, string> => {
  try {
    return JSON.parse(readFileSync(join(same, `${name}.json`), 'utf8')) as Record<string, string>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

/** Languages whose letters are not Latin: a Latin word in them is a name, or was not translated. */
const otherLetters = new Set(['gr', 'ja', 'ko', 'ru', 'ua', 'zh', 'zh_TW'])

const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** A text without what is filled in, markup, addresses and names of files. */
const spoken = (book: Book, text: string): string =>
  text
    .replace(book.placeholder, ' ')
    .replace(/<[^>]*>|https?:\/\/\S+|\/[\w/.-]+|\b[\w-]+\.[a-z]\w+\b|\.[a-z0-9]+\b/gi, ' ')

/** Keys whose texts are addresses or codes that are the same in each language. */
const isCode = (text: string): boolean => !/\p{L}{2}/u.test(text)

const waitingFile = join(import.meta.dirname, '../../locales/new/texts.json')

/**
 * New texts that wait for translators, by `<book> <key>`, with their English: whoever adds a text need not
 * speak 26 languages, and until then it is shown in English. A release has none.
 */
export const readWaiting = (): Record<string, string> =>
  JSON.parse(readFileSync(waitingFile, 'utf8')) as Record<string, string>

/** Writes what waits for translators. */
export const writeWaiting = (texts: Record<string, string>): void =>
  writeFileSync(waitingFile, `${JSON.stringify(texts, null, 2)}\n`)

/** Whether a fault is only that a new text waits for its translation. */
export function isWaiting({ book, key, problem }: Fault, waiting: Readonly<Record<string, string>>): boolean {
  const plain = countless(key)
  const isNew = [key, `${plain}_one`, `${plain}_other`].some((one) =>
    Object.hasOwn(waiting, `${book} ${one}`),
  )
  return problem === 'is missing' && isNew
}

/** All faults of a language: keys, placeholders, markup, forms of the plural, what was left in English. */
export function checkLanguage(code: string): Fault[] {
  const kept = { ...readSame('all'), ...readSame(code) }
  const keptWords = new Set(Object.keys(kept).flatMap(words))
  return books().flatMap((book) => {
    const wanted = wantedTexts(book, code)
    const texts = new Map(flat(readBook(book, code)))
    const fault = (key: string, problem: string): Fault => ({ book: book.name, key, problem })
    return [
      ...[...wanted].filter(([key]) => !texts.has(key)).map(([key]) => fault(key, 'is missing')),
      ...[...texts].flatMap(([key, text]) => {
        const english = wanted.get(key)
        if (english === undefined) return [fault(key, 'is no text that English has')]
        const found: Fault[] = []
        if (text.trim() === '') found.push(fault(key, 'is empty'))
        // “One track” says no number in English, and in Russian stands for 21, too.
        const anyNumber = wanted.get(`${countless(key)}_other`) ?? english
        if (![english, anyNumber].some((one) => placeholdersOf(book, one) === placeholdersOf(book, text)))
          found.push(fault(key, `has not the placeholders of “${english}”`))
        if (markupOf(text) !== markupOf(english)) found.push(fault(key, `has not the markup of “${english}”`))
        const spokenText = spoken(book, text)
        if (
          text === english &&
          !isCode(spokenText) &&
          kept[text] === undefined &&
          !words(spokenText).every((one) => keptWords.has(one))
        )
          found.push(fault(key, `is English: “${text}”`))
        const latin = words(spokenText).filter((one) => /^[A-Za-z]{2,}$/.test(one) && !keptWords.has(one))
        if (otherLetters.has(code) && latin.length > 0)
          found.push(fault(key, `has words that are not translated: ${latin.join(', ')}`))
        return found
      }),
    ]
  })
}
