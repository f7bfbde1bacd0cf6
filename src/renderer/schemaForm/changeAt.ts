import { isObject } from '../values'

/**
 * A copy of a value with what it holds at a place changed; what lies on the way there is made where it is
 * missing.
 */
export function changeAt(
  value: unknown,
  path: readonly (string | number)[],
  change: (held: unknown) => unknown,
): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change(value)
  if (Array.isArray(value)) {
    const copy: unknown[] = [...value]
    copy[Number(key)] = changeAt(copy[Number(key)], rest, change)
    return copy
  }
  const held = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
  return Object.fromEntries([
    ...Object.entries(isObject(value) ? value : {}),
    [String(key), changeAt(held, rest, change)],
  ])
}
