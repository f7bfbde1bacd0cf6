import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const name = 'virtual:english'
const root = join(import.meta.dirname, '..')
const file = join(root, 'locales/en.json')

/** The folder in src/ whose texts stand under a key: `features/plugins`, `features/account/auth` for `accountAuth`, and `renderer`. */
const folderOf = (key: string): string =>
  key === 'renderer'
    ? key
    : `features/${key.replace(/^account([A-Z])(.*)$/, (_, first: string, rest: string) => `account/${first.toLowerCase()}${rest}`)}`

/** Whether what shows the texts of that key brings them along. */
const travels = (key: string): boolean => existsSync(join(root, 'src', folderOf(key), 'texts.ts'))

const readTexts = (): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'))

/** Files that act by being imported: the texts of rooms and features that bring them along, and the doors that import those. */
export const textFiles = (): RegExp => {
  const keys = Object.keys(readTexts()).filter(travels)
  return new RegExp(`/src/(${keys.map(folderOf).join('|')})/(texts|index)\\.ts$`)
}

/**
 * A Vite plugin: `virtual:english/<key>` exports the English texts of that key of `locales/en.json` by default, so that they can
 * travel with the chunk of what shows them; `virtual:english` those of all keys that do not travel.
 */
export const englishParts = (): Plugin => ({
  name: 'english-parts',
  resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${name}`)) return undefined
    this.addWatchFile(file)
    const texts = readTexts()
    const key = id.slice(name.length + 2)
    if (key === '') {
      const first = Object.entries(texts).filter(([one]) => !travels(one))
      return `export default ${JSON.stringify(Object.fromEntries(first))}`
    }
    if (!Object.hasOwn(texts, key)) throw new Error(`locales/en.json has no texts for ${key}`)
    return `export default ${JSON.stringify(texts[key])}`
  },
})
