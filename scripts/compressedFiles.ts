import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Below this, bytes, a file is compressed while it is sent, in less time than a second file is worth. */
const smallest = 5000

/**
 * A Vite plugin: lays a `.gz` beside each file of the build whose name bears its hash, as small as it gets.
 * The player, a small board that plays music meanwhile, then sends them as they lie there. Files that may be
 * replaced after the build, such as those of a brand, get none, for it would go on to be sent in their place.
 */
export const compressedFiles = (): Plugin => ({
  name: 'compressed-files',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const compress = promisify(gzip)
    await Promise.all(
      Object.values(bundle).map(async (file) => {
        const content = file.type === 'chunk' ? file.code : file.source
        if (!file.fileName.startsWith('assets/') || content.length < smallest) return
        await writeFile(join(dir, `${file.fileName}.gz`), await compress(content, { level: 9 }))
      }),
    )
  },
})
