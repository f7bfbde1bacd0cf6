import type { WireEntry } from '../../device'
import type { EntryFilter } from './EntryFilter'
import { payloadText } from './payloadText'

const isOfKind = (entry: WireEntry, kind: EntryFilter['kind']): boolean => {
  if (kind === 'all') return true
  return kind === 'refused' ? entry.refused !== undefined : entry.direction === kind
}

const holds = (entry: WireEntry, text: string): boolean =>
  text === '' ||
  (entry.event ?? '').toLowerCase().includes(text) ||
  (entry.refused ?? '').toLowerCase().includes(text) ||
  payloadText(entry).toLowerCase().includes(text)

/** The entries that pass the filter, newest first. */
export const filterEntries = (entries: readonly WireEntry[], filter: EntryFilter): WireEntry[] => {
  const text = filter.text.trim().toLowerCase()
  return entries
    .filter(
      (entry) =>
        isOfKind(entry, filter.kind) &&
        (filter.event === '' || entry.event === filter.event) &&
        holds(entry, text),
    )
    .reverse()
}
