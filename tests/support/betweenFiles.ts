import { afterAll, vi } from 'vitest'

// Files share a process: what one has put in the place of something real is not there for the next.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
