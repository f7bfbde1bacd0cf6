/** A point of the screen, px; y grows downwards. */
export interface Point {
  x: number
  y: number
}

/** Where the arc of a knob begins, degrees clockwise from the top: its gap, if it has one, is at the bottom. */
export const arcStart = (sweep: number): number => (sweep >= 360 ? 0 : 360 - sweep / 2)

/** The direction of a point as seen from the centre, degrees clockwise from the top, 0 to 360. */
export function angleOf({ x, y }: Point, centre: Point): number {
  const degrees = (Math.atan2(x - centre.x, centre.y - y) * 180) / Math.PI
  return (degrees + 360) % 360
}

/** Where an angle lies along the arc, 0-1; in the gap it is the end that is nearer. */
export function alongOf(angle: number, sweep: number): number {
  const from = (angle - arcStart(sweep) + 360) % 360
  if (from <= sweep) return from / sweep
  return from < sweep + (360 - sweep) / 2 ? 1 : 0
}

/** How far a finger went round between two angles, degrees, the short way: -180 to 180. */
export const turnBetween = (from: number, to: number): number => ((to - from + 540) % 360) - 180

/** Degrees between the handle and an angle, however it is reached. */
export const awayFrom = (along: number, angle: number, sweep: number): number =>
  Math.abs(turnBetween(arcStart(sweep) + along * sweep, angle))
