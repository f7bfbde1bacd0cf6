import { isRecord } from './part/isRecord'

/** The karaoke panel's status, a word; booleans become 'on' and 'off', {status} its word [D4-33]. */
export function pushKaraokeStatus(raw: unknown): unknown {
  const said = isRecord(raw) ? raw['status'] : raw
  if (typeof said === 'boolean') return said ? 'on' : 'off'
  return typeof said === 'string' ? said : raw
}
