import { base } from '../../base'
import { parseAddress } from './parseAddress'
import { fetchJson, type NoJson } from './fetchJson'

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
 * The origins in an answer of `/api/host` or `/app/local-config.json`, in the order host, host2 … whatever
 * the answer's own order, each once; and the values that are no address of a player.
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

/** Why an address gave no host; the reasons that the connection screens name. */
type DiscoveryFault = NoJson | 'noAddresses' | 'implausible'

/** Usable origins in the order to try them, and all that was tried in vain. */
export interface DiscoveredHosts {
  hosts: string[]
  tried: { address: string; reason: DiscoveryFault }[]
}

/** How long one place may take to answer, ms. */
const limit = 1500

/** A page that came by https may not ask by http: browsers refuse it, and say so in the console. */
const places = ({ origin, hostname }: Pick<Location, 'origin' | 'hostname'>): string[] => {
  const all = [
    `${origin}${base}/api/host`,
    ...(origin.startsWith('https:') ? [] : [`http://${hostname}/api/host`]),
    `${origin}${base}/app/local-config.json`,
  ]
  return [...new Set(all)]
}

/**
 * Finds the players to connect to: `/api/host` of the page's origin [D7-3], then of port 80 of its host
 * where a page may ask that, then `/app/local-config.json` [D7-4]; the first place with a usable origin wins.
 * The origin that served the page comes first if it is among them, else the order is host, host2 …. Never
 * rejects.
 */
export const discoverHosts = async (
  page: Pick<Location, 'origin' | 'hostname'>,
  get: typeof fetch,
  signal?: AbortSignal,
): Promise<DiscoveredHosts> => {
  const tried: DiscoveredHosts['tried'] = []
  for (const address of places(page)) {
    const answer = await fetchJson(get, address, { limit, signal })
    if ('reason' in answer) {
      tried.push({ address, reason: answer.reason })
      continue
    }
    const { hosts, refused } = readHosts(answer.json)
    tried.push(...refused.map((value) => ({ address: value, reason: 'implausible' as const })))
    if (hosts.length === 0) {
      tried.push({ address, reason: 'noAddresses' })
      continue
    }
    const isPage = (host: string) => host === page.origin
    return { hosts: [...hosts.filter(isPage), ...hosts.filter((host) => !isPage(host))], tried }
  }
  return { hosts: [], tried }
}
