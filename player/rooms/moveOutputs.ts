import type { MpdSettings } from '../mpd/createMpdSettings'
import { RoomRefusal, type Facts } from './Facts'

/**
 * Has the outputs of a player play along with the one that it follows from now on, where both are partitions
 * of one MPD: those that were `lent` come back, and all go to the other one. Gives the names of those that
 * did. Of other players none can. Rejects with a RoomRefusal where the server does not let them be moved.
 */
export async function moveOutputs(
  mpd: MpdSettings,
  lent: readonly string[],
  leader: Facts['mpd'],
): Promise<string[]> {
  const own = mpd.status().partition
  try {
    await mpd.move(lent, own)
    if (leader === undefined || leader.server !== mpd.server || leader.partition === own) return []
    const names = mpd.facts().outputs.map(({ name }) => name)
    await mpd.move(names, leader.partition)
    return names
  } catch (error) {
    mpd.failed(error)
    throw new RoomRefusal('MPD does not move its outputs')
  }
}
