import { vi } from 'vitest'

/**
 * Waits until `check` throws no more, nearly as long as a test may take: a second, which `vi.waitFor` gives,
 * is not much on a busy machine. Gives what `check` gives; rejects with what it threw last.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 15_000 })
