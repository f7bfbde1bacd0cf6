import { rooms } from '../answers/rooms'
import type { PlayerContext } from '../core/PlayerContext'

/** A player of the house that answers, this one or another. */
export interface KnownRoom {
  id: string
  host: string
  name: string
  isSelf: boolean
  /** 0 to 100. */
  volume: number
  /** Id of the player that it follows. */
  leader: string | null
}

/** All players of the house that answer, this one first. */
function knownRooms(player: PlayerContext): (KnownRoom & { ip: string })[] {
  const { house } = player
  const leaders = new Map(house.rooms().map(({ facts }) => [facts.id, facts.leader]))
  return rooms(player).list.map(({ id = '', host = '', ip = '', name = '', isSelf = false, state }) => ({
    id,
    host,
    ip,
    name,
    isSelf,
    volume: state?.volume ?? 0,
    leader: isSelf ? house.leaderId() : (leaders.get(id) ?? null),
  }))
}

/** The player of an id, an address (`ip`) or an origin (`host`), as lists tell them; undefined when none answers to it. */
export function findRoom(player: PlayerContext, by: string): KnownRoom | undefined {
  return knownRooms(player).find(({ id, ip, host }) => [id, ip, host].includes(by))
}

/** The players that follow the one of this id. */
export function childrenOf(player: PlayerContext, id: string): KnownRoom[] {
  return knownRooms(player).filter(({ leader }) => leader === id)
}
