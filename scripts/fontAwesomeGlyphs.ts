import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const prefix = 'virtual:font-awesome/'
const perFile = 12

interface Glyph {
  /** Advance width in font units; an em is 1792. */
  width: number
  path: string
}

const { resolve } = createRequire(import.meta.url)

const readGlyphs = (): Map<string, Glyph> => {
  const font = readFileSync(resolve('font-awesome/fonts/fontawesome-webfont.svg'), 'utf8')
  const sheet = readFileSync(resolve('font-awesome/css/font-awesome.css'), 'utf8')
  const drawn = new Map<string, Glyph>()
  for (const [, code = '', rest = ''] of font.matchAll(/<glyph [^>]*?unicode="&#x([0-9a-f]+);"([^>]*)>/g)) {
    const path = /\sd="([^"]+)"/.exec(rest)?.[1]
    const width = Number(/horiz-adv-x="(\d+)"/.exec(rest)?.[1] ?? 1536)
    if (path) drawn.set(code, { width, path: path.replaceAll('\n', ' ') })
  }
  const glyphs = new Map<string, Glyph>()
  for (const [, selectors = '', code = ''] of sheet.matchAll(
    /((?:\.fa-[a-z0-9-]+:before[,\s]*)+)\{\s*content: "\\([0-9a-f]+)"/g,
  )) {
    const glyph = drawn.get(code)
    for (const [, name = ''] of selectors.matchAll(/\.fa-([a-z0-9-]+):before/g)) {
      if (glyph) glyphs.set(name, glyph)
    }
  }
  return glyphs
}

/**
 * Serves FontAwesome 4's glyphs as small modules, so that an icon that a device names costs its own few
 * kilobytes and no font is ever fetched. `virtual:font-awesome/index` exports `files` (name → number of file)
 * and `load(number)`; each file exports name → [width, SVG path] (y upwards, 1792 units to the em).
 */
export const fontAwesomeGlyphs = (): Plugin => {
  let files: [string, Glyph][][] | undefined
  const read = () => {
    if (files) return files
    const entries = [...readGlyphs()].sort(([one], [other]) => one.localeCompare(other))
    files = Array.from({ length: Math.ceil(entries.length / perFile) }, (_, file) =>
      entries.slice(file * perFile, (file + 1) * perFile),
    )
    return files
  }
  const index = () => {
    const names = Object.fromEntries(read().flatMap((file, number) => file.map(([name]) => [name, number])))
    const loaders = read().map((_, number) => `() => import('${prefix}${number}')`)
    return `export const files = ${JSON.stringify(names)}
const loaders = [${loaders.join(', ')}]
export const load = (number) => loaders[number]().then((file) => file.default)`
  }
  return {
    name: 'font-awesome-glyphs',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) => {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const file = id.slice(prefix.length + 1)
      if (file === 'index') return index()
      const glyphs = read()[Number(file)] ?? []
      const data = Object.fromEntries(glyphs.map(([name, { width, path }]) => [name, [width, path]]))
      return `export default ${JSON.stringify(data)}`
    },
  }
}
