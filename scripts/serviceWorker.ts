import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const root = join(import.meta.dirname, '..')

/** What of public/ an installed panel needs to open; the rest is asked for where it is used. */
const publicFiles = (): string[] =>
  ['app/brand', 'app/icons'].flatMap((folder) =>
    readdirSync(join(root, 'public', folder))
      .toSorted()
      .map((file) => `/${folder}/${file}`),
  )

/** The files of texts in each language beside English, by its code. */
function filesOfTexts(bundle: Rolldown.OutputBundle): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk') continue
    const codes = file.moduleIds.flatMap((id) => /^\0virtual:texts-in\/(\w+)\//.exec(id)?.[1] ?? [])
    for (const code of new Set(codes)) found.set(code, [...(found.get(code) ?? []), file.fileName].toSorted())
  }
  return found
}

/**
 * A Vite plugin: writes /service-worker.js, which keeps this release of the interface for an installed
 * panel. Of the texts those of the language that is drawn. The release is named by all that is in it; a build
 * that is the same has the same.
 */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    // After what others put into the page and take out of the files.
    order: 'post',
    handler(_, bundle) {
      const entry = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.isEntry && file.name === 'index',
      )
      if (entry === undefined) return
      const texts = filesOfTexts(bundle)
      const ofTexts = new Set([...texts.values()].flat())
      const assets = Object.keys(bundle).filter(
        (file) => /^assets\/.*\.(?:js|css|woff2?|svg|png)$/.test(file) && !ofTexts.has(file),
      )
      const files = [...assets.map((file) => `/${file}`).toSorted(), ...publicFiles(), '/app/brand.json']
      const template = readFileSync(join(root, 'scripts/serviceWorker/worker.js'), 'utf8')
      const words = {
        RELEASE: createHash('sha256')
          .update([template, ...files, ...ofTexts].join('\n'))
          .digest('hex')
          .slice(0, 12),
        ENTRY: entry.fileName,
        FILES: files,
        TEXTS: [...texts].map(([code, names]) => [code, names.map((file) => `/${file}`)]),
      }
      const source = template
        .replace(/^\s*(?:\/\/.*|\/\*\*[\s\S]*?\*\/)\n/gm, '')
        .replace(/\b(?:RELEASE|ENTRY|FILES|TEXTS)\b/g, (word) =>
          JSON.stringify(words[word as keyof typeof words]),
        )
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
    },
  },
})
