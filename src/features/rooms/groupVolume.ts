import type { Room } from './Room'

/** How loud a group is, 0-100: the mean of all in it whose volume is known; undefined where none is. */
export function groupVolume(room: Room): number | undefined {
  const known = [room, ...room.members].flatMap(({ volume }) => (volume === undefined ? [] : [volume]))
  return known.length === 0 ? undefined : Math.round(known.reduce((sum, one) => sum + one, 0) / known.length)
}
