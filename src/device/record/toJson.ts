/** A payload as JSON text, '' for none; undefined when it cannot be written, because it is nested deeper than the stack. */
export const toJson = (payload: unknown): string | undefined => {
  try {
    return JSON.stringify(payload) ?? ''
  } catch {
    return undefined
  }
}
