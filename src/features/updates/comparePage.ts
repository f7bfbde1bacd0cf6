import type { Comparison } from '../../../machines/updater.machine'
import { entryOf, readServedEntry } from './servedEntry'

/** A player that has just started may serve its page a little later than it takes connections. */
const tries = 5
const pause = 2000

/** What the tab remembers: for which entry the page was reloaded last. */
export interface ReloadNote {
  read: () => string | undefined
  write: (entry: string) => void
}

/**
 * Whether the host serves another page than the one that runs here. A page that was reloaded for an entry and yet does not begin
 * with it counts as the same: something on the way serves an old one, and reloading would never end. Never rejects: where the host
 * does not say, nothing is known to be other. Writes down for which entry the page is about to be reloaded.
 */
export const comparePage = async (note: ReloadNote, signal: AbortSignal): Promise<Comparison> => {
  const current = entryOf(document)
  for (let done = 0; done < tries && !signal.aborted; done += 1) {
    try {
      const served = await readServedEntry()
      if (current === undefined || served === current || note.read() === served) return 'same'
      note.write(served)
      return 'other'
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return 'same'
}
