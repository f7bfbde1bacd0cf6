/** A point, in px from the top left. */
export interface Point {
  x: number
  y: number
}

/** Rooms and ways with their places, in px from the top left. */
export interface Drawing {
  width: number
  height: number
  rooms: readonly PlacedRoom[]
  ways: readonly PlacedWay[]
}

/** A room around its middle, and the lines of small words in it. */
export interface PlacedRoom extends Point {
  name: string
  lines: readonly string[]
  width: number
  height: number
}

/** A way down from room to room. */
export interface PlacedWay {
  from: string
  to: string
  /** Straight pieces, from top to bottom; a curve leads from each to the next. */
  pieces: readonly { x: number; from: number; to: number }[]
  /** How many imports it stands for: a few, dozens, hundreds. */
  weight: 1 | 2 | 3
}
