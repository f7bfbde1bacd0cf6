import { fetchWithin, NoAnswer } from './probeGeneration'

/** Why an address gave no JSON. */
export type NoJson = 'unreachable' | 'timeout' | 'status' | 'notJson'

type Answer = { json: unknown } | { reason: NoJson }

/** Unknown paths of devices answer 200 with an HTML page, so the content type counts. */
const read = async (response: Response): Promise<Answer> => {
  if (!response.ok) return { reason: 'status' }
  if (!/\bjson\b/i.test(response.headers.get('content-type') ?? '')) return { reason: 'notJson' }
  try {
    return { json: JSON.parse(await response.text()) }
  } catch {
    return { reason: 'notJson' }
  }
}

/** What an address says in JSON within `limit` ms, from no cache, or why it says none. Never rejects. */
export const fetchJson = (
  get: typeof fetch,
  address: string,
  { limit, signal }: { limit: number; signal: AbortSignal | undefined },
): Promise<Answer> =>
  fetchWithin(get, address, { limit, signal, cache: 'no-store' }, read).catch((error: unknown) => ({
    reason: error instanceof NoAnswer ? error.reason : 'unreachable',
  }))
