import { CloudProblem } from '../ports/CloudProblem'

/** A call to a service of the cloud. */
interface ServiceCall {
  method: 'GET' | 'POST'
  url: URL
  /** Goes as a header, where the service takes it so. */
  bearer?: string
}

/** What a service answered. */
export interface ServiceAnswer {
  ok: boolean
  status: number
  /** JSON, or the text where it is none; undefined for an empty one. */
  body: unknown
}

/** How long a service may take, ms. */
const patience = 30_000

const parse = (text: string): unknown => {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Calls a service; the browser tells it nothing of the page, and keeps nothing. Rejects with `cloud/unreachable`, or with
 * `cloud/timeout` after 30 s. What failed is never quoted, because addresses may bear a token.
 */
export const callService = async (
  { method, url, bearer }: ServiceCall,
  get: typeof fetch,
): Promise<ServiceAnswer> => {
  const late = AbortSignal.timeout(patience)
  try {
    const response = await get(url.href, {
      method,
      signal: late,
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      ...(bearer !== undefined && { headers: { authorization: `Bearer ${bearer}` } }),
    })
    return { ok: response.ok, status: response.status, body: parse(await response.text()) }
  } catch {
    throw new CloudProblem(late.aborted ? 'cloud/timeout' : 'cloud/unreachable')
  }
}
