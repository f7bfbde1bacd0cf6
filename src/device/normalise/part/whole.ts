import type { Repair } from './Repair'

/** A push that is one value: repaired if possible, otherwise as it came, for the schema to refuse. */
export function whole(repair: Repair): Repair {
  return (raw) => repair(raw) ?? raw
}
