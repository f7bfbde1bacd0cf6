import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Texts by key; keys nest. */
export type Texts = { [key: string]: string | Texts }

/** What is translated as one file for each language. */
export interface Book {
  /** What a translator calls it, e.g. `interface` or `player/browse`. */
  name: string
  /** Its file in a language, from the root of the project. */
  file: (code: string) => string
  /** How its texts write what is filled in: `{{name}}` in the interface, `{name}` elsewhere. */
  placeholder: RegExp
  /** Whether texts that count have a key for each form of the plural. */
  hasPlurals: boolean
}

const single = /(?<!\{)\{(\w+)\}(?!\})/g

const foldersIn = (path: string): string[] =>
  readdirSync(join(root, path), { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? one.name : []))

const pages = (): Book[] =>
  foldersIn('player/plugins').flatMap((category) =>
    foldersIn(`player/plugins/${category}`)
      .filter((name) => existsSync(join(root, `player/plugins/${category}/${name}/i18n/strings_en.json`)))
      .map((name) => ({
        name: `page/${name}`,
        file: (code: string) => `player/plugins/${category}/${name}/i18n/strings_${code}.json`,
        placeholder: single,
        hasPlurals: false,
      })),
  )

/**
 * The page of the interface's plugin on players in the field; the build writes the product's name into it.
 */
const onDevices: Book = {
  name: 'device',
  file: (code) => `devicePlugin/plugin/i18n/strings_${code}.json`,
  placeholder: /\b(PRODUCT_NAME)\b/g,
  hasPlurals: false,
}

/** All books: the interface, what the player says, its own pages, mails and pages of the cloud. */
export const books = (): Book[] => [
  {
    name: 'interface',
    file: (code) => `locales/${code}.json`,
    placeholder: /\{\{(\w+)\}\}/g,
    hasPlurals: true,
  },
  ...['browse', 'playing', 'plugins', 'strings', 'tools'].map((name) => ({
    name: `player/${name}`,
    file: (code: string) => `player/texts/${name}_${code}.json`,
    placeholder: single,
    hasPlurals: false,
  })),
  ...pages(),
  onDevices,
  { name: 'cloud', file: (code) => `cloud/texts/${code}.json`, placeholder: single, hasPlurals: true },
]

/** The texts of a book in a language; empty where it has none in it. Throws for what is no JSON. */
export const readBook = (book: Book, code: string): Texts => {
  const path = join(root, book.file(code))
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Texts) : {}
}

/** Writes a book in a language. */
export const writeBook = (book: Book, code: string, texts: Texts): void =>
  writeFileSync(join(root, book.file(code)), `${JSON.stringify(texts, null, 2)}\n`)

/** Each text by its whole key, e.g. `queue.clear`. */
export const flat = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[`${prefix}${key}`, text]] : flat(text, `${prefix}${key}.`),
  )

/** The opposite of `flat`. */
export const nested = (entries: Iterable<readonly [string, string]>): Texts => {
  const texts: Texts = {}
  for (const [key, text] of entries) {
    const path = key.split('.')
    const last = path.pop() ?? ''
    let place = texts
    for (const part of path) {
      const deeper = place[part] ?? {}
      if (typeof deeper === 'string') throw new Error(`${key}: ${part} is a text already`)
      place[part] = deeper
      place = deeper
    }
    place[last] = text
  }
  return texts
}
