/** The name of the playlist that a modal was opened for; '' for none. */
export function namedIn(params: unknown): string {
  const name: unknown =
    typeof params === 'object' && params !== null ? Reflect.get(params, 'name') : undefined
  return typeof name === 'string' ? name : ''
}
