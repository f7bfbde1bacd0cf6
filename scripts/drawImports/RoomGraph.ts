/** The rooms of the house and who imports whom. */
export interface RoomGraph {
  rooms: readonly Room[]
  ways: readonly Way[]
}

/** A room: its folder, and the rooms within that may not import each other, if it has such. */
export interface Room {
  name: string
  parts: readonly string[]
}

/** One room imports another, in so many lines. */
export interface Way {
  from: string
  to: string
  count: number
}
