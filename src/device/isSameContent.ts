import isEqual from 'fast-deep-equal'

/**
 * Whether two pushed values are equal in content. Never throws: a value whose keys are named like the methods that the
 * comparison calls (`valueOf`), or that is nested deeper than the stack, counts as new.
 */
export const isSameContent = (one: unknown, other: unknown): boolean => {
  try {
    return isEqual(one, other)
  } catch {
    return one === other
  }
}
