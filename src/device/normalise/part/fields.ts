import { isRecord } from './isRecord'
import type { Repair } from './Repair'

/**
 * A repair of an object: each field named in `repairs` is repaired or left out, other fields stay, and what is then
 * missing of `defaults` is filled in. What is no object stays as it is.
 */
export function fields(
  repairs: Readonly<Record<string, Repair>>,
  defaults: Readonly<Record<string, unknown>> = {},
): Repair {
  return (raw) => {
    if (!isRecord(raw)) return raw
    const clean: Record<string, unknown> = { ...raw }
    for (const [name, repair] of Object.entries(repairs)) {
      if (!Object.hasOwn(raw, name)) continue
      const value = repair(raw[name])
      if (value === undefined) delete clean[name]
      else clean[name] = value
    }
    for (const [name, value] of Object.entries(defaults)) if (clean[name] === undefined) clean[name] = value
    return clean
  }
}
