import { afterAll, vi } from 'vitest'

// Files share a process: what one has put in the place of something real is not there for the next.
// What is loaded while nobody gives out modules is a failure of the file that needs the module next.
afterAll(async () => {
  vi.useRealTimers()
  await vi.dynamicImportSettled()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
