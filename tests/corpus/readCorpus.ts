import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A plugin's page as a device would push it. */
export interface CorpusPage {
  name: string
  page: Record<string, unknown>
}

/**
 * The pages of a folder of plugins, translated as a device does, and the names of those that are no JSON
 * object.
 */
export function readCorpus(folder: string): { pages: CorpusPage[]; unreadable: string[] } {
  const pages: CorpusPage[] = []
  const unreadable: string[] = []
  for (const name of readdirSync(folder).sort()) {
    const file = join(folder, name, 'UIConfig.json')
    if (!existsSync(file)) continue
    const page = readJson(file)
    if (typeof page !== 'object' || page === null || Array.isArray(page)) unreadable.push(name)
    else
      pages.push({ name, page: translate(page, readStrings(join(folder, name))) as Record<string, unknown> })
  }
  return { pages, unreadable }
}

function readStrings(folder: string): unknown {
  const file = ['strings_en.json', 'i18n/strings_en.json'].map((path) => join(folder, path)).find(existsSync)
  return file === undefined ? {} : readJson(file)
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** TRANSLATE.A.B becomes the string at A.B; what has none stays as it is. */
function translate(value: unknown, strings: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => translate(entry, strings))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, translate(entry, strings)]))
  if (typeof value !== 'string' || !value.startsWith('TRANSLATE.')) return value
  const found = value
    .slice('TRANSLATE.'.length)
    .split('.')
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
      strings,
    )
  return typeof found === 'string' ? found : value
}
