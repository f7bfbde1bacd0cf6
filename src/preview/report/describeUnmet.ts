import type { UnmetCondition } from '../../renderer'
import { toJsonText } from './toJsonText'

/** A condition that does not hold, in words: `“mode” is "a", not "b"`. */
export function describeUnmet(unmet: UnmetCondition | undefined): string | undefined {
  if (!unmet) return undefined
  const [actual, expected] = [toJsonText(unmet.actual, 'compact'), toJsonText(unmet.expected, 'compact')]
  return `“${unmet.field}” is ${actual || 'without a value'}, not ${expected || 'without a value'}`
}
