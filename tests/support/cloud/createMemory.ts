import type { BrandStorage } from '../../../src/app/brand/brandStorage'

/** What a browser remembers, in memory. */
export const createMemory = (kept = new Map<string, string>()): BrandStorage => ({
  key: (name) => name,
  read: (name) => kept.get(name),
  write: (name, value) => {
    if (value === undefined) kept.delete(name)
    else kept.set(name, value)
  },
})
