import { readFileSync } from 'node:fs'
import { languages } from '../schemas/languages'
import { type Texts, books, flat, nested, readBook, writeBook } from './locales/books'
import { checkLanguage, countless, wantedTexts, wholeLanguages, writeWaiting } from './locales/checks'

const usage = `What translators need:

  npm run locales -- missing CODE        the texts that the language lacks, in English, as JSON: by book, by key
  npm run locales -- add CODE FILE       puts such a file, translated, where it belongs, in the order of English
  npm run locales -- check CODE          what is wrong with the language
  npm run locales -- check               the same for all languages that have texts
  npm run locales -- wait                notes what some language lacks as waiting for translators

CODE is one of ${languages.map(({ code }) => code).join(', ')}.`

/** The texts that a language lacks, by the name of their book. */
const missing = (code: string): Record<string, Texts> =>
  Object.fromEntries(
    books().flatMap((book) => {
      const there = new Map(flat(readBook(book, code)))
      const lacking = [...wantedTexts(book, code)].filter(([key]) => !there.has(key))
      return lacking.length === 0 ? [] : [[book.name, nested(lacking)]]
    }),
  )

/** Adds texts by book; a text that is there already is replaced. Gives how many were taken. */
function add(code: string, given: Record<string, Texts>): number {
  const known = books()
  const strange = Object.keys(given).filter((name) => !known.some((book) => book.name === name))
  if (strange.length > 0) throw new Error(`There is no book ${strange.join(', ')}`)
  let count = 0
  for (const book of known) {
    const news = new Map(flat(given[book.name] ?? {}))
    if (news.size === 0) continue
    count += news.size
    const texts = new Map([...flat(readBook(book, code)), ...news])
    const order = [...wantedTexts(book, code).keys()].filter((key) => texts.has(key))
    const others = [...texts.keys()].filter((key) => !order.includes(key))
    writeBook(book, code, nested([...order, ...others].map((key) => [key, texts.get(key) ?? ''])))
  }
  return count
}

function check(codes: string[]): void {
  for (const code of codes) {
    const faults = checkLanguage(code)
    const lacking = faults.filter(({ problem }) => problem === 'is missing')
    for (const { book, key, problem } of faults)
      if (problem !== 'is missing' || lacking.length < 40) console.log(`${code} ${book} ${key} ${problem}`)
    console.log(`${code}: ${faults.length - lacking.length} faults, ${lacking.length} texts missing`)
    if (faults.length > 0) process.exitCode = 1
  }
}

/** The languages beside English that have texts. */
const spoken = (): string[] =>
  languages.flatMap(({ code }) =>
    code !== 'en' && books().some((book) => flat(readBook(book, code)).length > 0) ? code : [],
  )

/** Notes the English texts that a language lacks; those that all have by now wait no longer. */
function wait(): void {
  const lacking = new Set(
    spoken()
      .filter((code) => wholeLanguages.includes(code))
      .flatMap((code) =>
        checkLanguage(code).flatMap(({ book, key, problem }) =>
          problem === 'is missing' ? `${book} ${countless(key)}` : [],
        ),
      ),
  )
  const waiting = books().flatMap((book) =>
    flat(readBook(book, 'en'))
      .filter(([key]) => lacking.has(`${book.name} ${countless(key)}`))
      .map(([key, text]): [string, string] => [`${book.name} ${key}`, text]),
  )
  writeWaiting(Object.fromEntries(waiting))
  console.log(`${waiting.length} texts wait`)
}

const [act = '', code = '', file = ''] = process.argv.slice(2)
const isLanguage = languages.some((one) => one.code === code)
if (act === 'missing' && isLanguage) console.log(JSON.stringify(missing(code), null, 2))
else if (act === 'add' && isLanguage && file !== '')
  console.log(`${add(code, JSON.parse(readFileSync(file, 'utf8')) as Record<string, Texts>)} texts`)
else if (act === 'check' && (isLanguage || code === '')) check(isLanguage ? [code] : spoken())
else if (act === 'wait') wait()
else {
  console.error(usage)
  process.exitCode = 2
}
