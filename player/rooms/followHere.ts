import { pausePlayback } from '../commands/pausePlayback'
import type { PlayerContext } from '../core/PlayerContext'
import { RoomRefusal } from './RoomRefusal'

/** Has this player follow another one, or none. Rejects with a RoomRefusal when it does not know that one, or is not to. */
export async function followHere(player: PlayerContext, leader: string | null): Promise<void> {
  const { engine, faults, guest, house } = player
  if (leader !== null) {
    if (faults.happens('grouping-refused')) throw new RoomRefusal('it does not want to')
    if (!house.rooms().some(({ facts }) => facts.id === leader))
      throw new RoomRefusal('it does not know the leader')
    if (engine.state().status === 'play') pausePlayback(player)
    guest.leave()
  }
  await house.follow(leader)
}
