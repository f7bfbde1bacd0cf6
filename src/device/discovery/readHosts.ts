import { parseAddress } from './parseAddress'

const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

/** `host` is 1, `host2` is 2; other keys come last. */
const rank = (key: string): number => {
  const digits = /^host(\d*)$/.exec(key)?.[1]
  if (digits === undefined) return Number.POSITIVE_INFINITY
  return digits === '' ? 1 : Number(digits)
}

const compare = (a: number, b: number): number => (a === b ? 0 : a - b)

/** What a local config says besides: it is no player [D7-28]. */
const isNoHost = (key: string) => key === 'restendpoint'

/**
 * The origins in an answer of `/api/host` or `/app/local-config.json`, in the order host, host2 … whatever the answer's
 * own order, each once; and the values that are no address of a player.
 */
export const readHosts = (answer: unknown): { hosts: string[]; refused: string[] } => {
  const hosts = new Set<string>()
  const refused: string[] = []
  const entries = isObject(answer) ? Object.entries(answer).filter(([key]) => !isNoHost(key)) : []
  for (const [, value] of entries.sort(([a], [b]) => compare(rank(a), rank(b)))) {
    const address = typeof value === 'string' ? parseAddress(value) : { fault: 'host' }
    if ('origin' in address) hosts.add(address.origin)
    else refused.push(typeof value === 'string' ? value : JSON.stringify(value))
  }
  return { hosts: [...hosts], refused }
}
