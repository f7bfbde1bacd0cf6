const keys = new WeakMap<object, number>()
let given = 0

/** A key that is the same for the same object, for as long as it lives. */
export function keyOf(params: unknown): number {
  if (typeof params !== 'object' || params === null) return 0
  const known = keys.get(params)
  if (known !== undefined) return known
  given += 1
  keys.set(params, given)
  return given
}
