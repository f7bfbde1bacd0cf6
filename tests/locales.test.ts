import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import en from '../locales/en.json' with { type: 'json' }
import { languages } from '../src/i18n/languages'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'locales')

type Texts = { [key: string]: string | Texts }

const flat = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[`${prefix}${key}`, text]] : flat(text, `${prefix}${key}.`),
  )

const english = new Map(flat(en))

/**
 * A key without the form of the plural that its text is for: languages have their own forms, English one and
 * other.
 */
const countless = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')

/** The English text of a key; for a form of the plural that English lacks, that of any number. */
const inEnglish = (key: string) => english.get(key) ?? english.get(`${countless(key)}_other`)

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

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort((a, b) => a.localeCompare(b))

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

const others = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== 'en.json')

describe.each(others)('the texts of %s', (file) => {
  const texts: Texts = JSON.parse(readFileSync(join(folder, file), 'utf8'))

  it('have no key that English lacks', () => {
    expect(
      flat(texts)
        .filter(([key]) => inEnglish(key) === undefined)
        .map(([key]) => key),
    ).toEqual([])
  })

  it('have the placeholders of English', () => {
    const wrong = flat(texts).filter(
      ([key, text]) => placeholders(text).join() !== placeholders(inEnglish(key) ?? '').join(),
    )
    expect(wrong).toEqual([])
  })

  it('are in a language that the interface offers', () => {
    expect(languages.map(({ code }) => `${code}.json`)).toContain(file)
  })

  it('have all forms of the plural that the language has, of what it counts', () => {
    const tag = languages.find(({ code }) => `${code}.json` === file)?.tag ?? 'en'
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
    const keys = new Set(flat(texts).map(([key]) => key))
    const counted = [...keys].filter((key) => countless(key) !== key).map(countless)
    const wanted = [...new Set(counted)].flatMap((key) => forms.map((form) => `${key}_${form}`))
    expect(wanted.filter((key) => !keys.has(key))).toEqual([])
  })
})

it('languages have codes that files can bear, and tags that plurals and dates know', () => {
  const codes = languages.map(({ code }) => code)
  expect(codes.filter((code) => !/^[a-z]{2}(_[A-Z]{2})?$/.test(code))).toEqual([])
  expect(new Set(codes).size).toBe(codes.length)
  const tags = languages.map(({ tag }) => tag)
  expect(Intl.PluralRules.supportedLocalesOf(tags)).toEqual(tags)
})
