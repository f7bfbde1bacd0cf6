import { matchRows } from './matchRows'

/**
 * The new list with the rows that were in the last one as the very same objects, so that only what changed is drawn.
 */
export function keepRows<T>(before: readonly T[] | undefined, after: T[]): T[] {
  if (!before || before.length === 0 || after.length === 0) return after
  const textOf = (row: T) => JSON.stringify(row)
  const from = matchRows(before.map(textOf), after.map(textOf))
  return after.map((row, place) => before[from[place] ?? -1] ?? row)
}
