/** Waits `ms`. Resolves to whether the time has passed: false as soon as `signal` is aborted. */
export function pause(ms: number, signal?: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(false)
    const cut = () => {
      clearTimeout(timer)
      resolve(false)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', cut)
      resolve(true)
    }, ms)
    signal?.addEventListener('abort', cut, { once: true })
    return undefined
  })
}
