import { type FSWatcher, watch } from 'node:fs'
import { messageOf } from '../core/messageOf'

/** Tells once that something in one of the folders changed, after it has become quiet. */
interface FolderWatcher {
  /** Watches these folders and no others; one that does not exist is left out until the next call. */
  watch(folders: readonly string[]): void
  close(): void
}

/**
 * Starts watching nothing; a system that cannot watch is named once in the log, and changes then need a
 * restart. `quiet` is the time after the last change before it is told, ms: editors write a file in several
 * steps.
 */
export function watchFolders(
  changed: () => Promise<void>,
  log: (line: string) => void,
  quiet = 100,
): FolderWatcher {
  let watchers: FSWatcher[] = []
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let complained = false

  const tell = () => {
    clearTimeout(timer)
    if (closed) return
    timer = setTimeout(() => {
      changed().catch((error: unknown) => log(`Reading changed plugins failed: ${String(error)}`))
    }, quiet)
  }
  const complain = (error: unknown) => {
    if (complained || (error instanceof Error && 'code' in error && error.code === 'ENOENT')) return
    complained = true
    log(`Changes of plugin files will not be noticed: ${messageOf(error)}`)
  }
  const begin = (folder: string): FSWatcher[] => {
    try {
      return [watch(folder, tell).on('error', tell)]
    } catch (error) {
      complain(error)
      return []
    }
  }

  return {
    watch(folders) {
      if (closed) return
      // All anew each time, the new ones first: a folder that was replaced by another of its name is a
      // different one.
      const before = watchers
      watchers = [...new Set(folders)].flatMap(begin)
      for (const watcher of before) watcher.close()
    },
    close() {
      closed = true
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
    },
  }
}
