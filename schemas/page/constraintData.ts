/** A value and the limits of its field, as the constraint validators want them. */
interface ConstraintData {
  value: unknown
  /** The number's distance from `min`, where steps count from. */
  steps?: number
  limits: {
    minlength?: number
    maxlength?: number
    min?: number
    max?: number
    step?: number
    pattern?: string
  }
}

const numericLimits = ['minlength', 'maxlength', 'min', 'max', 'step'] as const

/**
 * Makes of `{value, limits}` what the constraint validators check: limits that came as text become numbers,
 * those that make no sense (a step of 0, a pattern that is no regular expression) are left out, a pattern
 * matches the whole text as in HTML, and steps count from `min`. Undefined when there is nothing to check: an
 * empty value that is not required.
 */
export function constraintData(data: unknown): ConstraintData | undefined {
  const { value, limits: given } = isRecord(data) ? data : {}
  const said = isRecord(given) ? given : {}
  const required = said['required'] === true || said['required'] === 'true'
  if (!required && (value === '' || value === undefined || value === null)) return undefined
  const limits: ConstraintData['limits'] = {}
  for (const key of numericLimits) {
    const number = toNumber(said[key])
    if (number !== undefined && (key !== 'step' || number > 0)) limits[key] = number
  }
  if (required) limits.minlength = Math.max(1, limits.minlength ?? 0)
  const pattern = said['pattern']
  if (typeof pattern === 'string' && isRegExp(pattern)) limits.pattern = `^(?:${pattern})$`
  return typeof value === 'number' ? { value, steps: value - (limits.min ?? 0), limits } : { value, limits }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

function isRegExp(pattern: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`) instanceof RegExp
  } catch {
    return false
  }
}
