import { setTimeout } from 'node:timers/promises'
import { isIP } from 'node:net'
import { Bonjour } from 'bonjour-service'

/** A player that has told the network of itself. */
export interface FoundPlayer {
  /** As its owner calls it. */
  name: string
  /** e.g. `http://192.168.1.50`. */
  origin: string
}

/** What is read of an announcement; its names and texts come from anyone in the house. */
interface Announced {
  name: string
  port: number
  addresses?: string[] | undefined
  txt?: Record<string, unknown> | undefined
}

/** How long an answer may take, ms: players sleep between two words. */
const timeoutMs = 3_000
/** A name that somebody can read, characters. */
const longestName = 100

/**
 * Asks the house for players, by the service that is called as the brand's word, and gives what has answered
 * in that time, by name. Nothing is found where the network passes no multicast on.
 */
export async function findPlayers(word: string, milliseconds = timeoutMs): Promise<FoundPlayer[]> {
  const found: Announced[] = []
  const alone = new AbortController()
  // Without a network there is nobody to ask; what is told of it is nobody's.
  const bonjour = new Bonjour({}, () => alone.abort())
  bonjour.find({ type: word }, (service) => void found.push(service))
  await setTimeout(milliseconds, undefined, { signal: alone.signal }).catch(() => undefined)
  bonjour.destroy()
  return readAnnounced(found)
}

/** The players in what was announced: each once, at an address of version 4 where it has one. */
export function readAnnounced(announced: readonly Announced[]): FoundPlayer[] {
  const players = new Map<string, FoundPlayer>()
  for (const { name, port, addresses = [], txt = {} } of announced) {
    const known = addresses.filter((one) => isIP(one) !== 0)
    const address = known.find((one) => isIP(one) === 4) ?? known[0]
    if (address === undefined || !Number.isInteger(port) || port < 1 || port > 65_535) continue
    const host = address.includes(':') ? `[${address}]` : address
    const url = `http://${host}${port === 80 ? '' : `:${port}`}`
    const told = Object.entries(txt).find(([key]) => /name$/i.test(key))?.[1]
    const called = (typeof told === 'string' && told.trim()) || name
    players.set(url, { name: called.replace(/\p{Cc}/gu, '?').slice(0, longestName), origin: url })
  }
  return [...players.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}

/** Tells the house of a player on this port, until what it returns is called. */
export function announcePlayer(
  word: string,
  { name, port }: { name: string; port: number },
): () => Promise<void> {
  // Where it cannot be said nobody hears it: the address works all the same.
  const bonjour = new Bonjour({}, () => undefined)
  bonjour.publish({ name: `${name} ${port}`, type: word, port, txt: { [`${word}Name`]: name }, probe: false })
  return () =>
    new Promise((resolve) => {
      bonjour.unpublishAll(() => bonjour.destroy(() => resolve()))
    })
}

/** What `--device` may be: an address, or what the owner calls the player. */
export type DeviceQuery = { origin: string } | { name: string }

const same = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0

/** The origin of the wanted player. Throws an Error that says which players there are. */
export async function originOfDevice(
  wish: DeviceQuery,
  find: () => Promise<readonly FoundPlayer[]>,
): Promise<string> {
  if ('origin' in wish) return wish.origin
  const players = await find()
  const wanted = players.filter(({ name }) => same(name, wish.name))
  const [first] = wanted
  if (first !== undefined && wanted.length === 1) return first.origin
  const which =
    wanted.length > 1 ? `Several players are called “${wish.name}”` : `No player is called “${wish.name}”`
  throw new Error(`${which}. ${describePlayers(players)}`)
}

/** The players of the house, a line each. */
export const describePlayers = (players: readonly FoundPlayer[]): string =>
  players.length === 0
    ? 'None was found in this network: give its address, --device http://192.168.1.50.'
    : ['Found:', ...players.map(({ name, origin }) => `  ${name}  --device ${origin}`)].join('\n')
