/** Where the player serves a cover that it took: `path` of its answer [D7-41]; undefined when the answer says none. */
export const readArtPath = (answer: unknown): string | undefined => {
  const path: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'path') : undefined
  return typeof path === 'string' && path.trim() !== '' ? path : undefined
}
