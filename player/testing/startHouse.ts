import type { PlayerOptions } from '../createPlayer'
import { type TestPlayer, startTestPlayer } from './startTestPlayer'

/** Starts several players of these names, each of which was told of all others. */
export async function startHouse(
  names: readonly string[],
  start: (options: Partial<PlayerOptions>) => Promise<TestPlayer> = startTestPlayer,
): Promise<TestPlayer[]> {
  const players = await Promise.all(names.map((name) => start({ name })))
  for (const { house, url } of players)
    house.meet(players.map((other) => other.url).filter((one) => one !== url))
  return players
}
