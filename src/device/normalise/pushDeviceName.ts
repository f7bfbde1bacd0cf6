import { isRecord } from './part/isRecord'
import { text } from './part/text'

/** The player's name [D3-57], which is a string on some players and {name} on others. */
export function pushDeviceName(raw: unknown): unknown {
  return (isRecord(raw) ? text(raw['name']) : text(raw)) ?? raw
}
