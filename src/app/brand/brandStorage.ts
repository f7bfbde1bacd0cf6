/** What this browser remembers for one brand; keys begin with the brand word, so brands do not mix. */
export interface BrandStorage {
  /** Undefined when nothing is remembered or the browser forbids storage. */
  read(name: string): string | undefined
  /** Forgets with undefined. Does nothing where the browser forbids storage. */
  write(name: string, value: string | undefined): void
  /** The whole key, for libraries that store by themselves. */
  key(name: string): string
}

/** Remembers under `{word}.{name}` in `area()`, which may throw, as `window.localStorage` does where cookies are off. */
export const brandStorage = (word: string, area: () => Storage = () => window.localStorage): BrandStorage => {
  const key = (name: string) => `${word}.${name}`
  return {
    key,
    read: (name) => {
      try {
        return area().getItem(key(name)) ?? undefined
      } catch {
        return undefined
      }
    },
    write: (name, value) => {
      try {
        if (value === undefined) area().removeItem(key(name))
        else area().setItem(key(name), value)
      } catch {
        // Private windows and full disks: the choice lasts until the page is left.
      }
    },
  }
}
