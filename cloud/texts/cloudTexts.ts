import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, findLanguage } from '../../schemas/languages'
import { folders } from '../folders'
import english from './en.json' with { type: 'json' }

type CloudTexts = typeof english

type Tree = { [key: string]: string | Tree }

const read = new Map<string, CloudTexts>([['en', english]])

/** The texts with those of English in the place of what is missing; a language may have more plurals. */
function completed(texts: Tree, whole: Tree): Tree {
  return {
    ...texts,
    ...Object.fromEntries(
      Object.entries(whole).map(([key, text]) => {
        const own = texts[key]
        if (typeof text === 'string') return [key, typeof own === 'string' ? own : text]
        return [key, completed(typeof own === 'object' ? own : {}, text)]
      }),
    ),
  }
}

const fileOf = (code: string) => join(folders.texts, `${code}.json`)

/** Whether mails and pages have texts in a language. */
export const hasTexts = ({ code }: Language): boolean => existsSync(fileOf(code))

/** What mails and pages say in the language of this tag, e.g. `el`; in English where it has no texts. */
export function cloudTexts(tag: string): CloudTexts {
  const { code } = findLanguage(tag) ?? { code: 'en' }
  const known = read.get(code)
  if (known !== undefined) return known
  const file = fileOf(code)
  const texts = existsSync(file)
    ? (completed(JSON.parse(readFileSync(file, 'utf8')) as Tree, english) as CloudTexts)
    : english
  read.set(code, texts)
  return texts
}

/** The text with its `{name}`s filled in. */
export const filled = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole)
