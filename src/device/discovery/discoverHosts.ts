import { base, hosted } from '../../base'
import { fetchWithin, NoAnswer } from './probeGeneration'

/**
 * Why a text is no address of a player: nothing written, no http(s) address, or a host that cannot be one.
 */
export type AddressFault = 'empty' | 'scheme' | 'host'

const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/
const name = /^(?=.*[a-z])[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*\.?$/i

/** The host as written, because the URL parser turns `6` into `0.0.0.6`. */
const writtenHost = (address: string): string => /^[a-z]+:\/\/([^/?#:]*)/i.exec(address)?.[1] ?? ''

const readUrl = (address: string): URL | undefined => {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

const isPlausibleHost = (hostname: string, address: string): boolean => {
  if (hostname.startsWith('[')) return true
  if (ipv4.test(hostname)) return writtenHost(address) === hostname && !hostname.startsWith('0.')
  return name.test(hostname)
}

/**
 * Reads an address of a player as a person or a device writes it: `192.168.1.50`, `player.local`,
 * `http://…:3000`. Gives the origin, e.g. `http://player.local:3000`; what follows it is dropped. A host is
 * an IP address or a name with a letter.
 */
export const parseAddress = (text: string): { origin: string } | { fault: AddressFault } => {
  const written = text.trim()
  if (written === '') return { fault: 'empty' }
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(written)?.[1]?.toLowerCase()
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return { fault: 'scheme' }
  const address = scheme === undefined ? `http://${written}` : written
  const url = readUrl(address)
  if (!url || url.username !== '' || url.password !== '') return { fault: 'host' }
  return isPlausibleHost(url.hostname, address) ? { origin: url.origin } : { fault: 'host' }
}

/** The origin in what a player says of where another one is; undefined where that cannot be a player's. */
export const originIn = (host: string | undefined): string | undefined => {
  const read = parseAddress(host ?? '')
  return 'origin' in read ? read.origin : undefined
}

/** Why an address gave no JSON. */
type NoJson = 'unreachable' | 'timeout' | 'status' | 'notJson'

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
const fetchJson = (
  get: typeof fetch,
  address: string,
  { limit, signal }: { limit: number; signal: AbortSignal | undefined },
): Promise<Answer> =>
  fetchWithin(get, address, { limit, signal, cache: 'no-store' }, read).catch((error: unknown) => ({
    reason: error instanceof NoAnswer ? error.reason : 'unreachable',
  }))

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

/** A player of the house, as the server of the page has found it. */
export interface FoundPlayer {
  /** As its owner calls it. */
  name: string
  /** e.g. `http://192.168.1.50`. */
  origin: string
}

/** The server listens to the house for three seconds; ms. */
const listenLimit = 8000
/** As many as anyone reads. */
const mostPlayers = 50

/** The players in an answer; what is none, or at no address, is left out. */
export function playersIn(answer: unknown): FoundPlayer[] {
  const players = new Map<string, FoundPlayer>()
  for (const one of Array.isArray(answer) ? answer.slice(0, mostPlayers) : []) {
    const { name, origin } = Object(one)
    const address = typeof origin === 'string' ? parseAddress(origin) : { fault: 'host' }
    if (typeof name === 'string' && 'origin' in address && !players.has(address.origin))
      players.set(address.origin, {
        name: name.trim().slice(0, 100) || address.origin,
        origin: address.origin,
      })
  }
  return [...players.values()]
}

/**
 * The players that the server of the page has found in the house, where it is one that was started without a
 * player of its own (`serve` of the command): `/api/players`. Undefined where it knows no such thing, as
 * players do, which answer unknown addresses with a page; none where it says nothing now. Never rejects.
 */
export async function readFoundPlayers(
  signal: AbortSignal,
  get: typeof fetch = fetch,
): Promise<FoundPlayer[] | undefined> {
  const answer = await fetchJson(get, hosted('/api/players'), { limit: listenLimit, signal })
  if ('json' in answer) return playersIn(answer.json)
  return answer.reason === 'notJson' ? undefined : []
}
