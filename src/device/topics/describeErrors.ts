import type { SchemaError } from '../../../schemas/generated/types'

/**
 * A payload as JSON text, '' for none; undefined when it cannot be written, because it is nested deeper than
 * the stack.
 */
export const toJson = (payload: unknown): string | undefined => {
  try {
    return JSON.stringify(payload) ?? ''
  } catch {
    return undefined
  }
}

/** How many errors are told; one broken part can bring dozens. */
const limit = 3

/** What a schema has against a payload, in one line with the places, e.g. `/volume must be number`. */
export const describeErrors = (errors: readonly SchemaError[] | null | undefined): string => {
  const all = errors ?? []
  if (all.length === 0) return 'is not what its schema wants'
  const told = all
    .slice(0, limit)
    .map(({ instancePath, message }) => `${instancePath || 'payload'} ${message ?? ''}`)
  const more = all.length > limit ? [`and ${all.length - limit} more`] : []
  return [...told, ...more].map((line) => line.trim()).join('; ')
}
