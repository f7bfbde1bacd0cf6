import { multiroom } from '../answers/multiroom'
import { toldRooms } from '../answers/rooms'
import type { Client } from '../core/Clients'
import { inBackground } from '../core/inBackground'
import { type Pairing, createPairing } from '../rooms/createPairing'
import { findRoom } from '../rooms/findRoom'
import { joinGroup } from '../rooms/joinGroup'
import { leaveGroup } from '../rooms/leaveGroup'
import { turnGroup } from '../rooms/turnGroup'
import { turnRoom } from '../rooms/turnRoom'
import { withRoom } from '../rooms/withRoom'
import type { Call, Requests } from './Requests'

const pairings = new WeakMap<Client, Pairing>()

/** What a client has said so far of who is to join whom. */
function pairingOf({ player, client }: Call): Pairing {
  const known = pairings.get(client)
  if (known !== undefined) return known
  const join = (child: string, leader: string) =>
    inBackground(player, 'grouping', () =>
      withRoom(player, client, findRoom(player, leader) === undefined ? leader : child, async (joining) => {
        const leading = findRoom(player, leader)
        if (leading !== undefined) await joinGroup(player, joining, leading)
      }),
    )
  const usualLeader = () => player.house.leaderId() ?? player.house.id()
  const pairing = createPairing(player, join, usualLeader)
  pairings.set(client, pairing)
  return pairing
}

/** The players of the house and their groups [D7-30 D7-31]. */
export const roomRequests: Requests = {
  getMultiRoomDevices: ({ player, client }) => client.push('pushMultiRoomDevices', toldRooms(player)),

  // Real devices are silent.
  getMultiroom({ player, client }) {
    if (!player.manners.isParticular) client.push('pushMultiroom', multiroom(player))
  },

  async setMultiroom(call, wish) {
    const { player, client } = call
    if ('groupvolume' in wish)
      return withRoom(player, client, wish.ip, (room) => {
        const leader = room.leader === null ? room : (findRoom(player, room.leader) ?? room)
        return turnGroup(player, leader, wish.groupvolume)
      })
    if ('volume' in wish)
      return withRoom(player, client, wish.ip, (room) => turnRoom(player, room, { volume: wish.volume }))
    if (wish.set === 'single') return withRoom(player, client, wish.ip, (room) => leaveGroup(player, room))
    if (wish.set === 'client') pairingOf(call).child(wish.ip)
    else pairingOf(call).leader(wish.ip)
  },
}
