/** For `beforeEach`: waits of exactly these lengths, ms, pass at once. */
export const hurried =
  (...waits: number[]) =>
  (): (() => void) => {
    const { setTimeout } = window
    const hurry = (run: TimerHandler, ms = 0, ...given: unknown[]) =>
      setTimeout(run, waits.includes(ms) ? 0 : ms, ...given)
    window.setTimeout = Object.assign(hurry, setTimeout)
    return () => {
      window.setTimeout = setTimeout
    }
  }
