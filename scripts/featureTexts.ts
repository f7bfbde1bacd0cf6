import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const name = 'virtual:texts'
const root = join(import.meta.dirname, '..')
const file = join(root, 'locales/en.json')
const register = join(root, 'src/i18n/englishTexts.ts')

const readTexts = (): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'))

/** The keys of `locales/en.json` whose texts travel with what shows them, and the files in src/ that bring them along. */
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

/** Modules that act by being imported: the texts that travel, and the public APIs of the features that bring them along. */
export function actingByImport(): RegExp {
  const apis = [...featureTexts().values()].flat().filter((one) => one.endsWith('/index.ts'))
  return new RegExp(`^\\0${name}/|/(${[...new Set(apis)].join('|')})$`)
}

/**
 * A Vite plugin: importing `virtual:texts/<key>` adds the English texts of that key of `locales/en.json` to those that are known, so
 * that they travel with the chunk of what shows them; `virtual:texts` has those of all keys that do not travel.
 */
export const featureTextsPlugin = (): Plugin => {
  const travelling = new Set(featureTexts().keys())
  return {
    name: 'feature-texts',
    resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${name}`)) return undefined
      this.addWatchFile(file)
      const texts = readTexts()
      const key = id.slice(name.length + 2)
      if (key === '') {
        const first = Object.entries(texts).filter(([one]) => !travelling.has(one))
        return `export default ${JSON.stringify(Object.fromEntries(first))}`
      }
      if (!Object.hasOwn(texts, key)) throw new Error(`locales/en.json has no texts for ${key}`)
      return `import { addEnglish } from ${JSON.stringify(register)}\naddEnglish(${JSON.stringify({ [key]: texts[key] })})`
    },
  }
}
