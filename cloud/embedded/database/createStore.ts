import { createAudience } from './createAudience'
import type { Change } from './journal/Change'
import type { Journal } from './journal/openJournal'
import { replaceAt } from './tree/replaceAt'
import type { Path, Tree } from './tree/Tree'

/** Hears of changes that were made together, after they are safe on disk. */
export type StoreListener = (changes: readonly Change[], before: Tree | null, after: Tree | null) => void

/** The one place that holds the data. */
export interface Store {
  root(): Tree | null
  /** The data as they would be after changes. */
  preview(changes: readonly Change[]): Tree | null
  /**
   * Makes changes, all or none; throws when they cannot be written to disk. Everyone who watches what
   * they concern hears of them in order. Whoever has the preview already gives it.
   */
  change(changes: readonly Change[], preview?: Tree | null): void
  /**
   * Has a listener hear of changes at a place, above and below it; of one change once, wherever else it
   * listens. Returns what ends it.
   */
  watch(path: Path, listener: StoreListener): () => void
}

/**
 * Makes the store of what a journal found, and has it keep what changes. `log` gets a line when a listener
 * throws.
 */
export function createStore(journal: Journal, log: (line: string) => void): Store {
  let root = journal.found
  const audience = createAudience<StoreListener>()
  const untold: Parameters<StoreListener>[] = []
  let telling = false
  const preview = (changes: readonly Change[]) =>
    changes.reduce((tree, { path, value }) => replaceAt(tree, path, value), root)

  /** A listener may make changes itself; everyone hears of all in the order in which they were made. */
  const tellAll = () => {
    if (telling) return
    telling = true
    for (let next = untold.shift(); next !== undefined; next = untold.shift()) {
      for (const listener of audience.of(next[0])) tryTo(() => listener(...next), log)
    }
    telling = false
  }

  return {
    root: () => root,
    preview,
    change(changes, after = preview(changes)) {
      const before = root
      journal.append(changes)
      root = after
      journal.compactIfLong(after)
      untold.push([changes, before, after])
      tellAll()
    },
    watch: (path, listener) => audience.add(path, listener),
  }
}

function tryTo(act: () => void, log: (line: string) => void): void {
  try {
    act()
  } catch (error) {
    log(`A listener of the database failed: ${String(error)}`)
  }
}
