import { isRecord } from './isRecord'
import type { Repair } from './Repair'

/** A repair of a list of objects: entries that are no objects are left out; undefined for what is no list. */
export function rows(repair: Repair): Repair {
  return (raw) => (Array.isArray(raw) ? raw.filter(isRecord).map(repair) : undefined)
}
