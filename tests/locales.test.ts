import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import en from '../locales/en.json' with { type: 'json' }
import { books, flat, readBook } from '../scripts/locales/books'
import { checkLanguage, countless, isWaiting, readWaiting, wholeLanguages } from '../scripts/locales/checks'
import { languages } from '../schemas/languages'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'locales')

const english = new Map(flat(en))

const sources = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const file = join(path, entry.name)
    if (entry.isDirectory()) return sources(file)
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [readFileSync(file, 'utf8')] : []
  })

/** Keys as they stand in the code: literals, and templates as patterns such as `toast.${…}`. */
const usedKeys = () => {
  const text = sources(join(root, 'src')).join('\n')
  const literals = new Set([...text.matchAll(/['"`]([a-z]\w*(?:\.\w+)+)['"`]/gi)].map(([, key]) => key ?? ''))
  const patterns = [...text.matchAll(/`([a-z]\w*\.(?:\w+\.)*)\$\{/gi)].map(([, prefix]) => prefix ?? '')
  return { literals, patterns }
}

describe('the English texts', () => {
  it('have no key that nothing uses', () => {
    const { literals, patterns } = usedKeys()
    const unused = [...english.keys()].filter(
      (key) =>
        !literals.has(countless(key)) &&
        !patterns.some((prefix) => key.startsWith(prefix) && !key.slice(prefix.length).includes('.')),
    )
    // Those of `start` are read as a whole, by scripts/startNotice.ts.
    expect(unused.filter((key) => !key.startsWith('start.'))).toEqual([])
  })

  it('lack no key that a template builds', () => {
    const { patterns } = usedKeys()
    const rooms = new Set([...english.keys()].map((key) => key.split('.')[0]))
    const ours = patterns.filter((prefix) => rooms.has(prefix.split('.')[0]))
    expect(ours.filter((prefix) => ![...english.keys()].some((key) => key.startsWith(prefix)))).toEqual([])
  })

  it('are all written out', () => {
    expect([...english].filter(([, text]) => text.trim() === '')).toEqual([])
  })
})

const codes = readdirSync(folder).flatMap((file) => /^(?!en\.)(\w+)\.json$/.exec(file)?.[1] ?? [])
const spoken = languages.filter(({ code }) => codes.includes(code) && wholeLanguages.includes(code))

it('texts are in languages that the interface offers', () => {
  const offered = languages.map(({ code }) => code)
  expect(codes.filter((code) => !offered.includes(code))).toEqual([])
})

it('what waits for translators is a text of English', () => {
  const english = books().flatMap((book) =>
    flat(readBook(book, 'en')).map(([key, text]) => [`${book.name} ${key}`, text]),
  )
  expect(
    Object.entries(readWaiting()).filter(
      ([key, text]) => !english.some(([one, is]) => one === key && is === text),
    ),
  ).toEqual([])
})

describe.each(spoken)('the texts in $label', ({ code }) => {
  it('are all there, as their English ones are, in the plurals of the language, and nothing is left in English', () => {
    const waiting = readWaiting()
    expect(checkLanguage(code).filter((fault) => !isWaiting(fault, waiting))).toEqual([])
  })
})

const pages = ['credits', 'disclaimer', 'eula', 'terms']
const readPage = (code: string, page: string) =>
  readFileSync(join(root, `public/app/static-pages/${code}/${page}.html`), 'utf8')
const tagsOf = (html: string) => html.match(/<[^\s>]+/g)

it.each(wholeLanguages)('the static pages in %s are all there and made as the English ones', (code) => {
  expect(pages.map((page) => tagsOf(readPage(code, page)))).toEqual(
    pages.map((page) => tagsOf(readPage('en', page))),
  )
  expect(pages.filter((page) => readPage(code, page) === readPage('en', page))).toEqual([])
})

it('[A9-16] the terms name the same days and the same year in each language', () => {
  const figures = (code: string) =>
    [...readPage(code, 'terms').matchAll(/\b(?:14|30|2021)\b/g)].map(([figure]) => figure).sort()
  const wrong = wholeLanguages.filter((code) => figures(code).join() !== figures('en').join())
  expect(wrong).toEqual([])
})

it('languages have codes that files can bear, and tags that plurals and dates know', () => {
  const codes = languages.map(({ code }) => code)
  expect(codes.filter((code) => !/^[a-z]{2}(_[A-Z]{2})?$/.test(code))).toEqual([])
  expect(new Set(codes).size).toBe(codes.length)
  const tags = languages.map(({ tag }) => tag)
  expect(Intl.PluralRules.supportedLocalesOf(tags)).toEqual(tags)
})
