import type { Repair } from './Repair'

/** A repair of a list of plain values: entries that cannot be repaired are left out; undefined for what is no list. */
export function values(repair: Repair): Repair {
  return (raw) => (Array.isArray(raw) ? raw.map(repair).filter((value) => value !== undefined) : undefined)
}
