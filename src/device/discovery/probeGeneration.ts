import { at } from '../../base'
import type { Probed } from '../../../machines/connection.vocabulary'

/** A request that got no answer: none in time, none at all, or none any more because the asker left. */
export class NoAnswer extends Error {
  constructor(readonly reason: 'timeout' | 'unreachable') {
    super(reason)
    this.name = 'NoAnswer'
  }
}

/**
 * Fetches `url` and reads the body with `read`, both within `limit` ms. Rejects with `NoAnswer` only; ends
 * early when `signal` aborts.
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

const handshakes = [
  // A 2.x server answers even this newer question in its own framing: length, colon, packet.
  { generation: 2, pattern: /^\d+:0\{/, protocol: 3, close: '1:1' },
  { generation: 4, pattern: /^0\{/, protocol: 4, close: '1' },
] as const

const sessionOf = (answer: string): string | undefined => /"sid":"([^"]+)"/.exec(answer)?.[1]

/** What stands before a starting device answers such errors; they say nothing about the device. */
const isGateway = (status: number): boolean => status >= 500

const isForbidding = (status: number): boolean => status === 401 || status === 403 || status === 407

type Answer = { status: number; text: string } | 'hidden'

const read = async (response: Response): Promise<Answer> => ({
  status: response.status,
  text: await response.text(),
})

const readOpaque = ({ type }: Response): Promise<Answer> =>
  type === 'opaque' ? Promise.resolve('hidden') : Promise.reject(new NoAnswer('unreachable'))

/**
 * Asks `host` which protocol generation it speaks, and closes the session that the question opened there
 * (without waiting for it). `ownOrigin` is the page's: a host of another origin that answers but does not let
 * us read must be of generation 4, because 2.x servers let everybody read. Rejects with `NoAnswer` when
 * nothing answers within `limit` ms.
 */
export const probeGeneration = async (
  host: string,
  {
    get,
    ownOrigin,
    limit,
    signal,
  }: { get: typeof fetch; ownOrigin: string; limit: number; signal?: AbortSignal },
): Promise<Probed> => {
  const socket = at(host, '/socket.io/')
  const url = `${socket}?EIO=4&transport=polling`
  const options = { limit, signal, cache: 'no-store' } as const
  const answer = await fetchWithin(get, url, options, read).catch((error: unknown) => {
    const mayBeHidden = host !== ownOrigin && error instanceof NoAnswer && error.reason === 'unreachable'
    if (!mayBeHidden || signal?.aborted === true) throw error
    return fetchWithin(get, url, { ...options, mode: 'no-cors' }, readOpaque)
  })
  if (answer === 'hidden') return 4
  if (isGateway(answer.status)) throw new NoAnswer('unreachable')
  const handshake = handshakes.find(({ pattern }) => pattern.test(answer.text))
  if (!handshake) return isForbidding(answer.status) ? 'blocked' : 'neither'
  const session = sessionOf(answer.text)
  if (session !== undefined) {
    const phantom = `${socket}?EIO=${handshake.protocol}&transport=polling&sid=${session}`
    // Closing is a courtesy: the host forgets the session by itself after a while.
    void get(phantom, { method: 'POST', body: handshake.close }).catch(() => undefined)
  }
  return handshake.generation
}
