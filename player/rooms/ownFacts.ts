import { ownState } from '../answers/ownState'
import type { PlayerContext } from '../core/PlayerContext'
import type { QueueItem } from '../playback/QueueItem'
import type { Facts } from './Facts'

/** Queues in the order in which they were told of. */
const numbers = new WeakMap<readonly QueueItem[], number>()
let last = Date.now()

function numberOf(queue: readonly QueueItem[]): number {
  const known = numbers.get(queue)
  if (known !== undefined) return known
  last += 1
  numbers.set(queue, last)
  return last
}

/** What this player tells the others of the house. */
export function ownFacts(player: PlayerContext): Facts {
  const { volume, mute, disableVolumeControl } = player.sound.state()
  return {
    id: player.house.id(),
    name: player.storage.device.value().name,
    leader: player.house.leaderId(),
    volume,
    mute,
    volumeAvailable: !disableVolumeControl,
    playing: ownState(player),
    queue: numberOf(player.engine.queue()),
  }
}
