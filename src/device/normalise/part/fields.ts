import { isRecord } from './isRecord'
import type { Repair } from './Repair'

/**
 * A repair of an object: each field named in `repairs` is repaired or left out, other fields stay, and what is then
 * missing of `defaults` is filled in. What is no object, or needs no repair, stays the very same: most of thousands of rows
 * are clean, and a copy of each is what reading them would take longest for.
 */
export function fields(
  repairs: Readonly<Record<string, Repair>>,
  defaults: Readonly<Record<string, unknown>> = {},
): Repair {
  const repairOf = new Map(Object.entries(repairs))
  const filledIn = Object.entries(defaults)
  return (raw) => {
    if (!isRecord(raw)) return raw
    let clean = raw
    for (const name of Object.keys(raw)) {
      const repair = repairOf.get(name)
      if (repair === undefined) continue
      const dirty = raw[name]
      const value = repair(dirty)
      if (value === dirty && value !== undefined) continue
      if (clean === raw) clean = { ...raw }
      if (value === undefined) delete clean[name]
      else clean[name] = value
    }
    for (const [name, value] of filledIn) {
      if (clean[name] !== undefined) continue
      if (clean === raw) clean = { ...raw }
      clean[name] = value
    }
    return clean
  }
}
