/** For `beforeEach`: the 8 s for which a silent player is waited for pass at once. */
export function impatiently(): () => void {
  const { setTimeout } = window
  const hurried = (run: TimerHandler, ms = 0, ...given: unknown[]) =>
    setTimeout(run, ms === 8000 ? 0 : ms, ...given)
  window.setTimeout = Object.assign(hurried, setTimeout)
  return () => {
    window.setTimeout = setTimeout
  }
}
