/** [D9-4] Seek controls go from 0 to this, in steps of 1; 1000 is the track's end. */
export const seekRange = { min: 0, max: 1001 } as const

const scale = 1000

/** A time of a track of so many ms, on that scale. */
export const placeIn = (length: number, time: number): number =>
  length > 0 ? Math.round((time / length) * scale) : 0
