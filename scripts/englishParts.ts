import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const prefix = 'virtual:english/'
const file = join(import.meta.dirname, '../locales/en.json')

/**
 * A Vite plugin: `virtual:english/<key>` exports the English texts of that key of `locales/en.json` by default, so that they can
 * travel with the chunk of the feature that shows them.
 */
export const englishParts = (): Plugin => ({
  name: 'english-parts',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return undefined
    this.addWatchFile(file)
    const texts: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))
    const key = id.slice(prefix.length + 1)
    if (!Object.hasOwn(texts, key)) throw new Error(`locales/en.json has no texts for ${key}`)
    return `export default ${JSON.stringify(texts[key])}`
  },
})
