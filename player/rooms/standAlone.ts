import type { PlayerContext } from '../core/PlayerContext'
import { toast } from '../commands/toast'

/** Leaves the group whose leader is gone, and says so. */
export async function standAlone(player: PlayerContext): Promise<void> {
  const name = player.house.leader()?.facts.name
  toast(
    player,
    'warning',
    player.say('ROOMS.TITLE'),
    player.say(name === undefined ? 'ROOMS.ORPHAN' : 'ROOMS.ORPHAN_OF', { name: name ?? '' }),
  )
  await player.house.follow(null)
}
