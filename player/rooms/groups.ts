import { pausePlayback } from '../commands/playOn'
import type { PlayerContext } from '../core/PlayerContext'
import { RoomError } from './RoomSystem'
import { type KnownRoom, childrenOf } from './relay'
import { toast } from '../core/Clients'

/**
 * Has this player follow another one, or none. Rejects with a RoomError when it does not know that one, or
 * is not to.
 */
export async function followHere(player: PlayerContext, leader: string | null): Promise<void> {
  const { engine, faults, guest, roomSystem } = player
  if (leader !== null) {
    if (faults.happens('grouping-refused')) throw new RoomError('it does not want to')
    if (!roomSystem.rooms().some(({ state }) => state.id === leader))
      throw new RoomError('it does not know the leader')
    if (engine.state().status === 'play') pausePlayback(player)
    guest.leave()
  }
  await roomSystem.follow(leader)
}

/** Has a player of the house follow another, or none. Rejects when it refuses or does not answer. */
async function setLeader(player: PlayerContext, room: KnownRoom, leader: string | null): Promise<void> {
  if (room.isSelf) await followHere(player, leader)
  else await player.roomSystem.order(room.host, { path: '/rooms/follow', body: { leader } })
}

/**
 * Makes one player the child of another; one that was a child itself is on its own before it leads. Those
 * that a new child led are on their own again. Rejects when one of them refuses or does not answer.
 */
export async function joinGroup(player: PlayerContext, child: KnownRoom, leader: KnownRoom): Promise<void> {
  if (child.id === leader.id) return
  if (leader.leader !== null) await setLeader(player, leader, null)
  await setLeader(player, child, leader.id)
}

/**
 * Takes a child out of its group; when a leader leaves, its whole group is dissolved. Rejects when one of
 * them does not answer.
 */
export async function leaveGroup(player: PlayerContext, room: KnownRoom): Promise<void> {
  if (room.leader !== null) return setLeader(player, room, null)
  const left = childrenOf(player, room.id).map((child) => setLeader(player, child, null))
  const [failure] = (await Promise.allSettled(left)).filter(({ status }) => status === 'rejected')
  if (failure?.status === 'rejected') throw failure.reason
}

/** Leaves the group whose leader is gone, and says so. */
export async function standAlone(player: PlayerContext): Promise<void> {
  const name = player.roomSystem.leader()?.state.name
  toast(
    player,
    'warning',
    player.say('ROOMS.TITLE'),
    player.say(name === undefined ? 'ROOMS.ORPHAN' : 'ROOMS.ORPHAN_OF', { name: name ?? '' }),
  )
  await player.roomSystem.follow(null)
}

/** So long the two halves of a grouping may lie apart, ms. */
const apart = 1_000

/** Puts together what comes in two requests: who is to be a child, and who is to lead [D4-17]. */
export interface Pairing {
  child(id: string): void
  leader(id: string): void
}

/**
 * A pairing of one client: `join` is told who is to join whom. The halves may come in either order; a child
 * to which no leader is named in time joins `usualLeader`.
 */
export function createPairing(
  { later }: Pick<PlayerContext, 'later'>,
  join: (child: string, leader: string) => void,
  usualLeader: () => string,
): Pairing {
  let children: string[] = []
  let named: string | undefined
  let calls: (() => void)[] = []
  const wait = (run: () => void) => {
    for (const call of calls) call()
    calls = [later(apart, run)]
  }
  const pair = (leader: string) => {
    const joining = children
    children = []
    for (const child of joining) join(child, leader)
  }
  return {
    child(id) {
      children = [...children.filter((other) => other !== id), id]
      if (named !== undefined) pair(named)
      else wait(() => pair(usualLeader()))
    },
    leader(id) {
      // Who names the child first names it first the next time, too.
      named = children.length === 0 ? id : undefined
      pair(id)
      wait(() => (named = undefined))
    },
  }
}
