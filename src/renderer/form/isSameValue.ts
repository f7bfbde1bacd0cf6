import equal from 'fast-deep-equal'

/**
 * Whether two wire values are equal in content. Never throws: a value whose keys are named like the methods
 * that the comparison calls (`valueOf`), or that is nested deeper than the stack, counts as changed.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  try {
    return equal(one, other)
  } catch {
    return one === other
  }
}
