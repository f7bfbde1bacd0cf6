/** Which entries of the record are shown. */
export interface EntryFilter {
  /** Part of an event name or payload, in any case; empty for all. */
  text: string
  /** Name on the wire; empty for all. */
  event: string
  kind: 'all' | 'in' | 'out' | 'refused'
}
