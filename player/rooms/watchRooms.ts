import type { PlayerContext } from '../core/PlayerContext'
import { queueText } from '../queue/queueEntries'
import { relay, tellOutputs } from './relay'
import { toldRooms } from '../answers/rooms'
import { inBackground } from '../core/inBackground'
import { pushState } from '../telling/createTeller'

/** Tells every interface the queue that plays: the leader's in a group, else the player's own. */
async function tellQueue(player: PlayerContext): Promise<void> {
  const { clients, engine, house } = player
  if (house.leader() === undefined) return clients.broadcastText('pushQueue', queueText(engine.queue()))
  if (!house.hasLeader()) return
  for (const { event, payload } of await relay(player, 'getQueue')) clients.broadcastAsIs(event, payload)
}

/** What the interfaces of a player were told of the house. */
interface Told {
  rooms: string
  /** What the leader played, by the moment at which it told that. */
  playing: number | undefined
  queue: string
}

const toldBy = new WeakMap<object, Told>()
const nothing: Told = { rooms: '', playing: undefined, queue: '' }

/**
 * Tells every interface what has changed in the house since it was told last: the rooms, the outputs, and
 * what the leader plays.
 */
export function watchRooms(player: PlayerContext): void {
  const { clients, house } = player
  const told = toldBy.get(house) ?? nothing
  const leader = house.leader()
  const list = toldRooms(player)
  const now: Told = {
    rooms: JSON.stringify(list),
    // A leader that goes or comes back plays something else to whoever hears it.
    playing: leader && (house.hasLeader() ? leader.toldAt : -leader.toldAt),
    queue: leader ? `${leader.facts.id} ${leader.facts.queue}` : '',
  }
  toldBy.set(house, now)
  if (now.playing !== told.playing) pushState(player)
  else if (now.rooms !== told.rooms) clients.broadcast('pushMultiRoomDevices', list)
  tellOutputs(player)
  if (now.queue !== told.queue)
    inBackground(player, 'showing the queue of the group', () => tellQueue(player))
}
