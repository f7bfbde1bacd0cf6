import { matchRows } from '../large/matchRows'
import { laterPushValidators } from '../../../schemas/generated/laterPushValidators'
import { laterNormalisers } from '../normalise/laterNormalisers'
import type { PushChecks } from './PushChecks'

/**
 * The new list with the rows that were in the last one as the very same objects, so that only what changed is drawn.
 */
export function keepRows<T>(before: readonly T[] | undefined, after: T[]): T[] {
  if (!before || before.length === 0 || after.length === 0) return after
  const textOf = (row: T) => JSON.stringify(row)
  const from = matchRows(before.map(textOf), after.map(textOf))
  return after.map((row, place) => before[from[place] ?? -1] ?? row)
}

/** The checks of the pushes that not every screen needs; loaded when the first of them arrives or is listened to, or ahead of that when the panel is calm. */
export const laterPushChecks: PushChecks = {
  validators: laterPushValidators,
  normalisers: laterNormalisers,
  keepers: { pushQueue: keepRows },
}
