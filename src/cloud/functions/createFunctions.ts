import { CloudProblem } from '../ports/CloudAuth'
import { cloudValidators } from '../../../schemas/generated/cloudValidators'
import type { FunctionAnswer } from '../../../schemas/generated/types'
import type { CloudFunctions } from '../ports/Cloud'

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
const timeout = 30_000

const parse = (text: string): unknown => {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const field = (body: unknown, key: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined

/** Whether it is the service itself that says no, in words for people, and not what stands before it. */
const isOwnNo = (body: unknown): boolean => {
  const message = field(field(body, 'error'), 'message')
  return field(body, 'success') === false && typeof message === 'string' && message !== ''
}

/**
 * Calls a service; the browser tells it nothing of the page, and keeps nothing. Rejects with
 * `cloud/unreachable`, with `cloud/timeout` after 30 s, with `cloud/busy` where it is asked too often, or
 * with `cloud/away` where only its gateway answers. What failed is never quoted, because addresses may bear a
 * token.
 */
export const callService = async (
  { method, url, bearer }: ServiceCall,
  get: typeof fetch,
): Promise<ServiceAnswer> => {
  const late = AbortSignal.timeout(timeout)
  try {
    const response = await get(url.href, {
      method,
      signal: late,
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      ...(bearer !== undefined && { headers: { authorization: `Bearer ${bearer}` } }),
    })
    const { ok, status } = response
    const body = parse(await response.text())
    if (status === 429) throw new CloudProblem('cloud/busy')
    if (status >= 500 && !isOwnNo(body)) throw new CloudProblem('cloud/away')
    return { ok, status, body }
  } catch (error) {
    if (error instanceof CloudProblem) throw error
    throw new CloudProblem(late.aborted ? 'cloud/timeout' : 'cloud/unreachable')
  }
}

const isAnswer = (data: unknown): data is FunctionAnswer => cloudValidators.functionAnswer(data)

/** A no with the cloud's own words, which are for people, or without any. */
const callError = (message: string | undefined) =>
  message ? new CloudProblem('cloud/refused', message) : new CloudProblem('cloud/failed')

/**
 * What the functions API answered [A7.1]. Throws `cloud/refused` with its message, `cloud/failed` where it
 * has none, `cloud/invalid`.
 */
const readAnswer = ({ ok, body }: ServiceAnswer): FunctionAnswer => {
  const data = body ?? {}
  if (!isAnswer(data)) throw new CloudProblem(ok ? 'cloud/invalid' : 'cloud/failed')
  if (!ok || data.success === false || data.error !== undefined) throw callError(data.error?.message)
  return data
}

/** What may be a token: no white space and nothing of a page. */
const tokenPattern = /^[\w.~+/=-]{8,}$/

/** The token that getCustomToken answers [A7.1-7]: bare, as JSON text or as `data`. */
const readToken = (answer: ServiceAnswer): string => {
  const { ok, body } = answer
  const token: unknown = ok && typeof body === 'string' ? body.trim() : readAnswer(answer).data
  if (typeof token !== 'string' || !tokenPattern.test(token)) throw new CloudProblem('cloud/invalid')
  return token
}

interface Parts {
  /** Address of the API, production or development. */
  host: string
  /** The brand's word, which is part of some names. */
  word: string
  /** Whether the token goes in a header; the API as specified has it in the query [A7.1-1 A7.1-7]. */
  isBearer: boolean
  idToken: (isRenewed?: boolean) => Promise<string>
  currentUid: () => Promise<string | undefined>
  get: typeof fetch
}

/** The cloud functions API [A7.1], as the signed-in user. */
export const createFunctions = ({
  host,
  word,
  isBearer,
  idToken,
  currentUid,
  get,
}: Parts): CloudFunctions => {
  const account = word.slice(0, 1).toUpperCase() + word.slice(1)

  const address = (name: string, query: Readonly<Record<string, string>>) => {
    const url = new URL(`${host.replace(/\/+$/, '')}/api/v1/${name}`)
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
    return url
  }
  /**
   * A token that the API does not take though it seemed good here, as with a wrong clock, is renewed once.
   */
  const withToken = async (call: (token: string) => Promise<ServiceAnswer>): Promise<ServiceAnswer> => {
    const answer = await call(await idToken())
    return answer.status === 401 ? call(await idToken(true)) : answer
  }
  const post = (name: string, more: Readonly<Record<string, string>> = {}) =>
    withToken(async (token) => {
      const uid = await currentUid()
      if (uid === undefined) throw new CloudProblem('auth/no-current-user')
      const query = { ...(!isBearer && { token }), uid, ...more }
      const url = address(name, query)
      return callService({ method: 'POST', url, ...(isBearer && { bearer: token }) }, get)
    })
  /** Plans change only where the API says so [A4.8-3]. */
  const change = async (name: string, more?: Readonly<Record<string, string>>) => {
    if (readAnswer(await post(name, more)).success !== true) throw new CloudProblem('cloud/failed')
  }
  /** Devices: the answer goes back as it is, so anything but a no is a yes. */
  const tell = async (name: string, hwuuid: string) => void readAnswer(await post(name, { hwuuid }))

  return {
    cancelUrl: async () => readAnswer(await post('getSubscriptionCancelUrl')),
    updateSubscription: (newPlan, planDuration) =>
      change('updateSubscription', { newPlan: String(newPlan), planDuration }),
    cancelSubscription: () => change('cancelSubscription'),
    disableDevice: (hwuuid) => tell(`disable${account}Device`, hwuuid),
    enableDevice: (hwuuid) => tell(`enable${account}Device`, hwuuid),
    deleteDevice: (hwuuid) => tell(`delete${account}Device`, hwuuid),
    customToken: async () =>
      readToken(
        await withToken((token) => {
          const url = address('getCustomToken', isBearer ? {} : { idToken: token })
          return callService({ method: 'GET', url, ...(isBearer && { bearer: token }) }, get)
        }),
      ),
  }
}
