import type { PushPayloads, Validate } from '../../../schemas/generated/types'
import type { PushEvent } from '../Device'
import type { Repair } from '../normalise/repair'
import { matchRows } from '../large/rows'
import { laterPushValidators } from '../../../schemas/generated/laterPushValidators'
import { deferredNormalisers } from '../normalise/deferredNormalisers'

/** What pushes are checked with: the schema of each, the repair that comes before it where there is one, and
 * what is kept of the value before. */
export interface PushChecks {
  validators: { [E in PushEvent]?: Validate<PushPayloads[E]> }
  normalisers: { [E in PushEvent]?: Repair }
  /** What goes over from the last value into the new one: parts that are equal stay the same objects. */
  merges?: {
    [E in PushEvent]?: (before: PushPayloads[E] | undefined, after: PushPayloads[E]) => PushPayloads[E]
  }
}

/**
 * Something that a schema refused at the gateway: a push of the device, a request of ours (a programming
 * error), or a request that a page or modal of the device names (its author's error).
 */
export interface Violation {
  kind: 'push' | 'request' | 'authored'
  /** The name on the wire. */
  event: string
  /** What the schema has against it, with the place in the payload. */
  reason: string
}

/**
 * The new list with the rows that were in the last one as the very same objects, so that only what changed is
 * drawn.
 */
export function keepRows<T>(before: readonly T[] | undefined, after: T[]): T[] {
  if (!before || before.length === 0 || after.length === 0) return after
  const textOf = (row: T) => JSON.stringify(row)
  const from = matchRows(before.map(textOf), after.map(textOf))
  return after.map((row, place) => before[from[place] ?? -1] ?? row)
}

/**
 * The checks of the pushes that not every screen needs; loaded when the first of them arrives or is listened
 * to, or ahead of that when the panel is calm.
 */
export const deferredPushChecks: PushChecks = {
  validators: laterPushValidators,
  normalisers: deferredNormalisers,
  merges: { pushQueue: keepRows },
}
