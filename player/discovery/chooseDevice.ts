import type { FoundPlayer } from './findPlayers'

/** What `--device` may be: an address, or what the owner calls the player. */
export type DeviceWish = { origin: string } | { name: string }

const same = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0

/** The origin of the wanted player. Throws an Error that says which players there are. */
export async function originOfDevice(
  wish: DeviceWish,
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
