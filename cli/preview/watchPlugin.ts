import { isDeepStrictEqual } from 'node:util'
import type { Diagnostic } from '../../authoring/Diagnostic'
import type { PreviewFiles, PreviewNews } from '../../authoring/PreviewData'
import { watchFolders } from '../../player/pages/watchFolders'
import { readPlugin } from './readPlugin'
import { watchedFolders } from './watchedFolders'

/**
 * Quiet time after a change before the files are read, ms. A file that is half written by then is read again.
 */
const quiet = 20

/** A plugin's files, kept up to date. */
export interface WatchedPlugin {
  files(): PreviewFiles
  diagnostics(): Diagnostic[]
  /**
   * Tells of each change: the files at once, what is wrong with them right after. Returns the unsubscriber.
   */
  listen(hear: (news: PreviewNews) => void): () => void
  close(): void
}

/** Reads a plugin's files and watches them until closed; none need be there yet. */
export async function watchPlugin(path: string, log: (line: string) => void): Promise<WatchedPlugin> {
  const listeners = new Set<(news: PreviewNews) => void>()
  const tell = (news: PreviewNews) => {
    for (const hear of listeners) hear(news)
  }
  let files: PreviewFiles = {}
  let diagnostics: Diagnostic[] = []
  let reading = Promise.resolve()

  const look = async () => {
    // Watched before read, so that no change falls between.
    watcher.watch(await watchedFolders(path))
    const read = await readPlugin(path, log)
    if (!isDeepStrictEqual(read.files, files)) {
      files = read.files
      tell({ kind: 'files', files })
      // The page is on its way before the rules, which take longer, hold anybody up.
      await new Promise((resolve) => setImmediate(resolve))
    }
    const found = read.lint()
    if (isDeepStrictEqual(found, diagnostics)) return
    diagnostics = found
    tell({ kind: 'diagnostics', diagnostics })
  }
  const watcher = watchFolders(() => (reading = reading.then(look)), log, quiet)
  await look()
  return {
    files: () => files,
    diagnostics: () => diagnostics,
    listen(hear) {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
    close: () => watcher.close(),
  }
}
