import type { WireEntry } from '../../device'
import { offerFile } from './offerFile'

/** Offers entries to the browser as a JSON file, with times as ISO texts. */
export const saveEntries = (entries: readonly WireEntry[]): void => {
  offerFile(
    'wire',
    entries.map((entry) => ({ ...entry, time: new Date(entry.time).toISOString() })),
  )
}
