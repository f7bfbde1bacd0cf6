import { NoAnswer } from './NoAnswer'

/**
 * Fetches `url` and reads the body with `read`, both within `limit` ms. Rejects with `NoAnswer` only; ends early when
 * `signal` aborts.
 */
export const fetchWithin = async <T>(
  get: typeof fetch,
  url: string,
  {
    limit,
    signal,
    ...init
  }: { limit: number; signal?: AbortSignal | undefined } & Omit<RequestInit, 'signal'>,
  read: (response: Response) => Promise<T>,
): Promise<T> => {
  const controller = new AbortController()
  const abort = () => controller.abort()
  let late = false
  const timer = setTimeout(() => {
    late = true
    abort()
  }, limit)
  signal?.addEventListener('abort', abort, { once: true })
  if (signal?.aborted === true) abort()
  try {
    return await read(await get(url, { ...init, signal: controller.signal }))
  } catch {
    throw new NoAnswer(late ? 'timeout' : 'unreachable')
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}
