/** What a browser remembers, for as long as a story is on screen. */
export const createMemoryStorage = () => {
  const kept = new Map<string, string>()
  return {
    read: (name: string): string | undefined => kept.get(name),
    write: (name: string, value: string | undefined): void => {
      if (value === undefined) kept.delete(name)
      else kept.set(name, value)
    },
  }
}
