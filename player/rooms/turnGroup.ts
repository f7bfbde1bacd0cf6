import type { PlayerContext } from '../core/PlayerContext'
import { type KnownRoom, childrenOf } from './findRoom'
import { spreadVolume } from './spreadVolume'
import { turnRoom } from './turnRoom'

/** What a group's volumes were before somebody began to turn it, and what became of them. */
interface Turning {
  base: ReadonlyMap<string, number>
  before: ReadonlyMap<string, number>
  result: ReadonlyMap<string, number>
}

const turnings = new WeakMap<object, Turning>()

/**
 * Turns a group to a volume, 0 to 100, which is the mean of its players'; they change in proportion. Who turns it down to nothing and up again gets
 * the same proportions, unless somebody turned a single one meanwhile. Rejects when one of them does not answer; the others are turned.
 */
export async function turnGroup(player: PlayerContext, leader: KnownRoom, wanted: number): Promise<void> {
  const members = [leader, ...childrenOf(player, leader.id)]
  const before = new Map(members.map(({ id, volume }) => [id, volume]))
  const last = turnings.get(player.house)
  // What the others told last may be from before the last turn.
  const isTheSame =
    last !== undefined &&
    last.base.size === before.size &&
    [...before].every(([id, volume]) => [last.result.get(id), last.before.get(id)].includes(volume))
  const base = isTheSame ? last.base : before
  const result = spreadVolume(base, wanted)
  turnings.set(player.house, { base, before, result })
  const turned = members.map((room) => turnRoom(player, room, { volume: result.get(room.id) ?? wanted }))
  const [failure] = (await Promise.allSettled(turned)).filter(({ status }) => status === 'rejected')
  if (failure?.status === 'rejected') throw failure.reason
}
