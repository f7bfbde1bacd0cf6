import type { PlayerContext } from '../core/PlayerContext'
import { type KnownRoom, childrenOf } from './relay'

const mean = (volumes: readonly number[]) => volumes.reduce((sum, one) => sum + one, 0) / volumes.length

/** So often the factor is halved in: closer than any rounding. */
const rounds = 40

/**
 * Whole volumes of the same sum: those with the most behind the point are rounded up, so that the mean is the
 * one that was wanted.
 */
const wholeOf = (volumes: readonly number[]): number[] => {
  const missing = Math.round(volumes.reduce((sum, one) => sum + (one % 1), 0))
  const raised = new Set(
    volumes
      .map((volume, index) => ({ index, rest: volume % 1 }))
      .sort((one, other) => other.rest - one.rest)
      .slice(0, missing)
      .map(({ index }) => index),
  )
  return volumes.map((volume, index) => Math.floor(volume) + (raised.has(index) ? 1 : 0))
}

/**
 * The volumes of a group, by id, when the group goes to another volume, which is the mean of theirs: all
 * change in proportion. Who is at 100 stays there, and the others change the more; out of silence all become
 * equally loud. All are 0 to 100.
 */
export function spreadVolume(
  volumes: ReadonlyMap<string, number>,
  wanted: number,
): ReadonlyMap<string, number> {
  const before = [...volumes.values()]
  if (before.every((volume) => volume === 0))
    return new Map([...volumes.keys()].map((id) => [id, Math.round(wanted)]))
  const at = (factor: number) => before.map((volume) => Math.min(100, volume * factor))
  let [least, most] = [0, 100 / Math.min(...before.filter((volume) => volume > 0))]
  for (let round = 0; round < rounds; round += 1) {
    const factor = (least + most) / 2
    if (mean(at(factor)) < wanted) least = factor
    else most = factor
  }
  const after = wholeOf(at(most))
  return new Map([...volumes.keys()].map((id, index) => [id, after[index] ?? wanted]))
}

/** How loud a player is to be. */
interface Loudness {
  /** 0 to 100. */
  volume?: number
  mute?: boolean
}

/** Sets the volume of one player, in a group or not. Rejects when it does not answer. */
export async function turnRoom(
  player: PlayerContext,
  room: KnownRoom,
  { volume, mute }: Loudness,
): Promise<void> {
  const { house, sound } = player
  const ask = (event: string, payload?: number) =>
    house.order(room.host, {
      path: '/rooms/request',
      body: { event, ...(payload !== undefined && { payload }) },
    })
  if (volume !== undefined) {
    if (room.isSelf) sound.set(volume)
    else await ask('volume', volume)
  }
  // Turning unmutes; who is to be mute is so afterwards.
  if (mute === true || (mute === false && volume === undefined)) {
    if (room.isSelf) sound.mute(mute)
    else await ask(mute ? 'mute' : 'unmute')
  }
}

/** What a group's volumes were before somebody began to turn it, and what became of them. */
interface Turning {
  base: ReadonlyMap<string, number>
  before: ReadonlyMap<string, number>
  result: ReadonlyMap<string, number>
}

const turnings = new WeakMap<object, Turning>()

/**
 * Turns a group to a volume, 0 to 100, which is the mean of its players'; they change in proportion. Who
 * turns it down to nothing and up again gets the same proportions, unless somebody turned a single one
 * meanwhile. Rejects when one of them does not answer; the others are turned.
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
