/**
 * For `beforeEach`: waits of the given length pass in another time, both in ms. So a minute passes at once
 * (`{ 60000: 0 }`), or what passes in a moment lasts as long as somebody looks at it (`{ 300: 1e9 }`).
 */
export const withWaits =
  (instead: Readonly<Record<number, number>>): (() => () => void) =>
  () => {
    const { setTimeout } = window
    const changed = (run: TimerHandler, ms = 0, ...given: unknown[]) =>
      setTimeout(run, instead[ms] ?? ms, ...given)
    window.setTimeout = Object.assign(changed, setTimeout)
    return () => {
      window.setTimeout = setTimeout
    }
  }
