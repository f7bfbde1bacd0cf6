import { EvaluationError } from './EvaluationError'
import { branch, type RuleValue } from './Expression'

/**
 * The operators of two values, by how tightly they bind; `&&` and `||` are not among them, as they may skip
 * one.
 */
export const operators: readonly ReadonlyMap<string, (a: RuleValue, b: RuleValue) => RuleValue>[] = [
  new Map([
    ['==', same],
    ['===', same],
    ['!=', (a, b) => !same(a, b)],
    ['!==', (a, b) => !same(a, b)],
  ]),
  new Map([
    ['<', (a, b) => order(a, b) < 0],
    ['>', (a, b) => order(a, b) > 0],
    ['<=', (a, b) => order(a, b) <= 0],
    ['>=', (a, b) => order(a, b) >= 0],
  ]),
  new Map([['+', add]]),
]

/** Nothing equals a place with children, not even itself. */
function same(a: RuleValue, b: RuleValue): boolean {
  return a !== branch && a === b
}

function order(a: RuleValue, b: RuleValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0
  throw new EvaluationError('only two numbers or two texts have an order')
}

function add(a: RuleValue, b: RuleValue): RuleValue {
  if (typeof a === 'number' && typeof b === 'number') return a + b
  if (typeof a === 'string' && typeof b === 'string') return a + b
  throw new EvaluationError('only two numbers or two texts have a sum')
}
