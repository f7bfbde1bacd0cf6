import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '..')

/** What of public/ an installed panel needs to open; the rest is asked for where it is used. */
const publicFiles = (): string[] =>
  ['app/brand', 'app/icons'].flatMap((folder) =>
    readdirSync(join(root, 'public', folder))
      .toSorted()
      .map((file) => `/${folder}/${file}`),
  )

/**
 * A Vite plugin: writes /service-worker.js, which keeps this release of the interface for an installed panel.
 * The release is named by all that is in it; a build that is the same has the same.
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
      const assets = Object.keys(bundle).filter((file) =>
        /^assets\/.*\.(?:js|css|woff2?|svg|png)$/.test(file),
      )
      const files = [...assets.map((file) => `/${file}`).toSorted(), ...publicFiles(), '/app/brand.json']
      const template = readFileSync(join(root, 'scripts/serviceWorker/worker.js'), 'utf8')
      const words = {
        RELEASE: createHash('sha256')
          .update([template, ...files].join('\n'))
          .digest('hex')
          .slice(0, 12),
        ENTRY: entry.fileName,
        FILES: files,
      }
      const source = template
        .split('\n')
        .filter((line) => !/^\s*(?:\/\/|\/\*\*)/.test(line))
        .join('\n')
        .replace(/\b(?:RELEASE|ENTRY|FILES)\b/g, (word) => JSON.stringify(words[word as keyof typeof words]))
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
    },
  },
})
