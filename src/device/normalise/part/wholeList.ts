import type { Repair } from './Repair'

/** A push that is a list: null is the empty list, and what is no list stays as it is, for the schema to refuse. */
export function wholeList(repair: Repair): Repair {
  return (raw) => (raw === null || raw === undefined ? [] : (repair(raw) ?? raw))
}
