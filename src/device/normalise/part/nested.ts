import { fields } from './fields'
import { isRecord } from './isRecord'
import type { Repair } from './Repair'

/** A repair of an object within an object: as `fields`, but what is no object is left out. */
export function nested(repairs: Readonly<Record<string, Repair>>): Repair {
  const repair = fields(repairs)
  return (raw) => (isRecord(raw) ? repair(raw) : undefined)
}
