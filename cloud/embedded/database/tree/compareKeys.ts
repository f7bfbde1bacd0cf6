const whole = /^-?0*\d{1,10}$/

/** The 32 bit number that a key is, or undefined. */
function asInteger(key: string): number | undefined {
  if (!whole.test(key)) return undefined
  const number = Number(key)
  return number >= -2_147_483_648 && number <= 2_147_483_647 ? number : undefined
}

/**
 * The order of keys, as the SDK has it: numbers first, by their value, then words. `[MIN_NAME]`, `[MAX_NAME]`
 * are the ends.
 */
export function compareKeys(a: string, b: string): number {
  if (a === b) return 0
  if (a === '[MIN_NAME]' || b === '[MAX_NAME]') return -1
  if (b === '[MIN_NAME]' || a === '[MAX_NAME]') return 1
  const left = asInteger(a)
  const right = asInteger(b)
  if (left !== undefined && right !== undefined) return left - right || a.length - b.length
  if (left !== undefined) return -1
  if (right !== undefined) return 1
  return a < b ? -1 : 1
}
