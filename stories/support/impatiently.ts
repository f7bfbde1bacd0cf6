/** For `beforeEach`: the timeout of 8 s with a silent player passes at once. */
export function impatiently(): () => void {
  const { setTimeout } = window
  const hurried = (run: TimerHandler, ms = 0, ...given: unknown[]) =>
    setTimeout(run, ms === 8000 ? 0 : ms, ...given)
  window.setTimeout = Object.assign(hurried, setTimeout)
  return () => {
    window.setTimeout = setTimeout
  }
}
