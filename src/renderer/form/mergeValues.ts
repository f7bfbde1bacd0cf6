import { isObject } from '../values'
import { isSameValue } from './isSameValue'

/** What becomes of a value that two have changed. */
interface Merged {
  value: unknown
  /** Whether both have changed the same thing otherwise; what is mine stands there then. */
  isConflict: boolean
}

/**
 * A value that the device changed while the user had changed it, too: each property that one of the two left
 * alone is as the other has it. A list counts as one thing.
 */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown): Merged {
  if (isSameValue(mine, base) || isSameValue(mine, theirs)) return { value: theirs, isConflict: false }
  if (isSameValue(theirs, base)) return { value: mine, isConflict: false }
  if (!isObject(mine) || !isObject(theirs)) return { value: mine, isConflict: true }
  const before = isObject(base) ? base : {}
  const parts = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].map((name) => {
    const [was, own, other] = [before, mine, theirs].map((held) =>
      Object.hasOwn(held, name) ? held[name] : undefined,
    )
    return [name, mergeValues(was, own, other)] as const
  })
  return {
    // What one of the two took away stays away.
    value: Object.fromEntries(
      parts.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]])),
    ),
    isConflict: parts.some(([, { isConflict }]) => isConflict),
  }
}
