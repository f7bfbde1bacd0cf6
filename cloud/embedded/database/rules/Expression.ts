import type { Place, Scope } from './Scope'

/** A value that rules reckon with; what has children is `branch`, which equals nothing. */
export type RuleValue = string | number | boolean | null | typeof branch

/** What `val()` gives where there are children. */
export const branch = Symbol('a place with children')

/**
 * An understood expression, by what it yields, so that a method on the wrong thing is found at the start and
 * not at a request.
 */
export type Expression =
  | { yields: 'value'; evaluate: (scope: Scope) => RuleValue }
  | { yields: 'place'; evaluate: (scope: Scope) => Place }
  | { yields: 'auth' }
  | { yields: 'token' }
