/** Runs `load` at the first call only and hands out what became of it; a failure is forgotten, so that the next call tries again. */
export const lazyOnce = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let known: Promise<T> | undefined
  return () => {
    known ??= load().catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
}
