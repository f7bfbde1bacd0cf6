import { hosted } from '../../base'
import { parseAddress } from './parseAddress'
import { fetchJson } from './fetchJson'

/** A player of the house, as the server of the page has found it. */
export interface FoundPlayer {
  /** As its owner calls it. */
  name: string
  /** e.g. `http://192.168.1.50`. */
  origin: string
}

/** The server listens to the house for three seconds; ms. */
const limit = 8000
/** As many as anyone reads. */
const most = 50

/** The players in an answer; what is none, or at no address, is left out. */
export function playersIn(answer: unknown): FoundPlayer[] {
  const players = new Map<string, FoundPlayer>()
  for (const one of Array.isArray(answer) ? answer.slice(0, most) : []) {
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
  const answer = await fetchJson(get, hosted('/api/players'), { limit, signal })
  if ('json' in answer) return playersIn(answer.json)
  return answer.reason === 'notJson' ? undefined : []
}
