import type { Log } from '../services/ports/Clock'

/**
 * Does something now, and again so long after it was done, ms; resolves after the first time. What fails is
 * logged. Gives what ends it, which resolves when nothing of it runs any more.
 */
export async function repeat(
  every: number,
  log: Log,
  act: () => Promise<void>,
): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined
  let hasEnded = false
  let running = Promise.resolve()
  const run = async () => {
    try {
      await act()
    } catch (error) {
      if (!hasEnded)
        log(`what is done again and again failed: ${error instanceof Error ? error.message : String(error)}`)
    }
    if (!hasEnded) timer = setTimeout(() => void (running = run()), every).unref()
  }
  await run()
  return async () => {
    hasEnded = true
    clearTimeout(timer)
    await running
  }
}
