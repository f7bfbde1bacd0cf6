import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const name = 'virtual:texts'
/** Texts of one language: `virtual:texts-in/<code>/<key>`, those that do not travel under `first`. */
const other = 'virtual:texts-in'
const root = join(import.meta.dirname, '..')
const folder = join(root, 'locales')
/** The key of what only `startNotice.ts` says, where no panel starts. */
const ofNotice = 'start'
const register = join(root, 'src/i18n/knownTexts.ts')

type Texts = Record<string, unknown>

const readTexts = (code: string): Texts => JSON.parse(readFileSync(join(folder, `${code}.json`), 'utf8'))

/** The languages beside English that have texts. */
const otherLanguages = () =>
  readdirSync(folder).flatMap((file) => /^(?!en\.)(\w+)\.json$/.exec(file)?.[1] ?? [])

/**
 * The keys of `locales/en.json` whose texts travel with what shows them, and the files in src/ that bring
 * them along.
 */
export function featureTexts(): Map<string, string[]> {
  const bringing = new Map<string, string[]>()
  for (const one of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(one) || /\.test\.tsx?$/.test(one)) continue
    const text = readFileSync(join(root, 'src', one), 'utf8')
    for (const [, key = ''] of text.matchAll(/^import 'virtual:texts\/(\w+)'$/gm))
      bringing.set(key, [...(bringing.get(key) ?? []), `src/${one.replaceAll('\\', '/')}`])
  }
  return bringing
}

/**
 * Modules that act by being imported: the texts that travel, and the public APIs of the features that bring
 * them along.
 */
export function actingByImport(): RegExp {
  const apis = [...featureTexts().values()].flat().filter((one) => one.endsWith('/index.ts'))
  return new RegExp(`^\\0${name}/|/(${[...new Set(apis)].join('|')})$`)
}

/** What loads a part of the texts in each language that `has` it, as code. */
const loaders = (part: string, has: (texts: Texts) => boolean): string => {
  const codes = otherLanguages().filter((code) => has(readTexts(code)))
  return `{ ${codes.map((code) => `${code}: () => import('${other}/${code}/${part}')`).join(', ')} }`
}

/**
 * A Vite plugin for the texts of the interface. `virtual:texts` has the English ones of every screen,
 * `virtual:texts/languages` what loads those of the other languages. Importing `virtual:texts/<key>` adds the
 * texts of that key in the language that is drawn, before what shows them comes: they travel with its chunk,
 * in English within it, in others as a chunk of their own. While developing, in tests and where `isWhole`,
 * for builds of one piece, all texts are there at once.
 */
export const featureTextsPlugin = ({ isWhole = false } = {}): Plugin => {
  const travelling = new Set(featureTexts().keys())
  let isParted = false
  const firstOf = (texts: Texts) =>
    Object.fromEntries(
      Object.entries(texts).filter(([key]) => !isParted || !(travelling.has(key) || key === ofNotice)),
    )
  return {
    name: 'feature-texts',
    configResolved(config) {
      isParted = config.isProduction && !isWhole
    },
    resolveId: (id) => (id === name || /^virtual:texts(-in)?\//.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${name}`)) return undefined
      const [, kind = '', ...path] = /^\0(virtual:[\w-]+)\/?(\w*)\/?(\w*)$/.exec(id) ?? []
      const watched = kind === other ? (path[0] ?? '') : 'en'
      this.addWatchFile(join(folder, `${watched}.json`))
      const texts = readTexts(watched)
      if (kind === other) {
        const [, key = ''] = path
        return `export default ${JSON.stringify(key === 'first' ? firstOf(texts) : { [key]: texts[key] })}`
      }
      const [key = ''] = path
      if (key === '') return `export default ${JSON.stringify(firstOf(texts))}`
      if (key === 'languages') return `export default ${loaders('first', () => true)}`
      if (!Object.hasOwn(texts, key)) throw new Error(`locales/en.json has no texts for ${key}`)
      if (!isParted) return 'export {}'
      const others = loaders(key, (one) => Object.hasOwn(one, key))
      return `import { addTexts } from ${JSON.stringify(register)}
addTexts(${JSON.stringify({ [key]: texts[key] })}, ${others})`
    },
  }
}
