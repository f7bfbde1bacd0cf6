/** The code of the language that a language select holds as its option; undefined while none is chosen. */
export const chosenCode = (value: unknown): string | undefined => {
  const code: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'value') : undefined
  return typeof code === 'string' ? code : undefined
}
