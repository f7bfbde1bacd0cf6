/**
 * Waits until what moves in has come to rest, so that accessibility is judged of what stays: a word that is
 * still fading in has no contrast yet. What moves for ever (a spinner, a stripe) or is slower than 1 s is not
 * waited for.
 */
export const settle = async (): Promise<void> => {
  const passing = document.getAnimations().filter((animation) => {
    const { endTime = 0 } = animation.effect?.getComputedTiming() ?? {}
    return animation.playState === 'running' && Number(endTime) < 1000
  })
  await Promise.allSettled(passing.map(({ finished }) => finished))
}
